import { expect } from 'chai';

import { commandsOf, examplesOf } from './help-examples';

const help = `Usage: wikidouble check [options] [url...]

Options:
  --user <name>  log in
  -h, --help     print this help

Commands:
  generate [options]           write a contract
  verify [options] <url>       verify a wiki

Examples:
  wikidouble check https://wiki.example/w/api.php     every rule
  WIKIDOUBLE_PASSWORD=… wikidouble check https://wiki.example --user Alice
                                                      those for logged-in clients as well
  wikidouble check --list

Exit codes:
  0  passed
`;

describe('A help', () => {
  it('lists commands', () => {
    expect(commandsOf(help)).to.deep.equal(['generate', 'verify']);
  });

  it('shows examples', () => {
    expect(examplesOf(help)).to.deep.equal([
      'wikidouble check https://wiki.example/w/api.php',
      'WIKIDOUBLE_PASSWORD=… wikidouble check https://wiki.example --user Alice',
      'wikidouble check --list',
    ]);
  });

  it('may have neither', () => {
    expect([...commandsOf('Usage: x\n'), ...examplesOf('Usage: x\n')]).to.deep.equal([]);
  });

  it('must not show what cannot be run', () => {
    expect(() => examplesOf('Examples:\n  see the guide\n')).to.throw(
      'A help shows no example here: "  see the guide"',
    );
  });
});
