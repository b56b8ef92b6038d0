import { expect } from 'chai';

import { actionModules } from '../../emulator/modules/registry';
import { supportedTable } from './supported-table';

describe('the table of supported modules', () => {
  const rows = supportedTable().trimEnd().split('\n').slice(2);
  const row = (parameter: string): string[] =>
    rows.find((text) => text.startsWith(`| \`${parameter}=\``))?.split(' | ') ?? [];

  it('has a row per parameter that selects modules', () => {
    expect(rows).to.have.length(4);
    for (const parameter of ['action', 'list', 'prop', 'meta']) expect(row(parameter)).to.have.length(3);
  });

  it('lists every supported action', () => {
    for (const name of actionModules.names) expect(row('action')[1]).to.contain(`\`${name}\``);
  });

  it('does not list a supported module as missing', () => {
    for (const parameter of ['action', 'list', 'prop', 'meta']) {
      const [, supported = '', missing = ''] = row(parameter);
      const names = Array.from(missing.matchAll(/`(\w+)`/g), ([name]) => name);
      expect(names).to.not.be.empty;
      expect(names.filter((name) => supported.includes(name))).to.deep.equal([]);
    }
  });
});
