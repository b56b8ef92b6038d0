import { expect } from 'chai';

import { createWiki, type FaultDefinition } from '../../emulator';
import { bothReleases, Client } from '../../emulator/testing/send.test-support';
import { failures, formats, lastingHeaders, page, readRecorded } from './failures';

const admin = { name: 'Admin', password: 'a', groups: ['sysop'] };
const recorded = readRecorded();

describe('Faults of edits and uploads', () => {
  for (const release of bothReleases) {
    for (const { name, fault, parameters } of failures) {
      it(`${name}: every byte is that of a real wiki of release ${release} that fails so`, () => {
        const wiki = createWiki({ users: [admin], pages: [{ title: page, text: 'Old text.' }] }, { release });
        const client = new Client(wiki);
        client.logIn(admin.name, admin.password);
        const token = decodeURIComponent(client.token('csrf'));
        for (const format of formats) {
          const expected = recorded[release][name]?.[format];
          wiki.fail({ ...fault, ...captchaIn(expected?.body ?? ''), times: 1 } as FaultDefinition);
          const body = new URLSearchParams({ ...parameters, ...(parameters.baserevid && { baserevid: '1' }), token });
          const response = client.send(format, { body: body.toString() });
          expect({
            headers: lastingHeaders(response.headers.map(nameAndValue)),
            body: response.body.replaceAll('http://wiki.example', '{server}'),
          }).to.deep.equal(expected, format);
        }
        wiki.assertAllFailuresConsumed();
      });
    }
  }
});

function nameAndValue(line: string): [string, string] {
  const end = line.indexOf(': ');
  return [line.slice(0, end), line.slice(end + 2)];
}

/** What a wiki asks at random. */
function captchaIn(body: string) {
  const [, id] = /\bid"?[:=]"(\d+)"/.exec(body) ?? [];
  const [, question] = /\bquestion"?[:=]"([^"]+)"/.exec(body) ?? [];
  return id === undefined || question === undefined ? {} : { id, question: question.replace('\\u2212', '−') };
}
