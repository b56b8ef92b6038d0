import { expect } from 'chai';

import { terminalSafeJson, terminalSafe, terminalSafeLines, shorten, xmlText } from './terminal-safe';

/** Texts that a build server would take for commands. */
const commands = [
  '::error::pwn',
  '  ::set-output name=x::y',
  '##[error]pwn',
  'x ##[stop-commands]',
  '##vso[task.setvariable x]y',
];

/** The patterns of the runners of GitHub and Azure. */
const isCommand = (line: string): boolean => /^\s*::\S/.test(line) || /##(?:vso)?\[/.test(line);

describe('texts of a wiki', () => {
  it('are one line without terminal commands and direction marks', () => {
    expect(terminalSafe('a\n\u001b[2J\u009bx\u202e\u061c')).to.equal('a\\u000a\\u001b[2J\\u009bx\\u202e\\u061c');
    expect(terminalSafeLines('a\u009b\nb')).to.equal('a\\u009b\nb');
  });

  it('are not commands for build servers', () => {
    for (const text of commands) {
      expect(isCommand(text), 'the example').to.equal(true);
      expect(isCommand(terminalSafe(text)), text).to.equal(false);
      for (const line of xmlText(`x\n${text}\r${text}\u2028${text}`).split(/[\n\r\u2028]/)) {
        expect(isCommand(line), line).to.equal(false);
      }
      expect(isCommand(xmlText(text)), text).to.equal(false);
      for (const line of terminalSafeJson(JSON.stringify({ text }, null, 2)).split('\n')) {
        expect(isCommand(line), line).to.equal(false);
      }
    }
    expect(terminalSafe('IPv6 is ::1 and a::b, ## [1]')).to.equal('IPv6 is ::1 and a::b, ## [1]');
  });

  it('keep their meaning in JSON', () => {
    const value = { text: 'a\u009b\u202e##[error]\\ ##vso[x] "#' };
    const json = terminalSafeJson(JSON.stringify(value));
    expect(JSON.parse(json)).to.deep.equal(value);
    expect(json).to.match(/^[\x20-\x7e]*$/);
  });

  it('are cut between characters, and only if too long', () => {
    expect(shorten('\u{1f600}\u{1f600}', 2)).to.equal('\u{1f600}\u{1f600}');
    expect(shorten('\u{1f600}\u{1f600}\u{1f600}', 2)).to.equal('\u{1f600}…');
    expect(shorten('abcd', 3)).to.equal('ab…');
  });
});
