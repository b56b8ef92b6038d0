import { expect } from 'chai';
import { statementLines } from './html-head';

/** A statement of so many bytes. */
function settings(bytes: number): string {
  return `RLCONF={"wgUserName":"${'x'.repeat(bytes - 'RLCONF={"wgUserName":""};'.length)}"};`;
}

describe('Statements in the script of a page', () => {
  it('stay on one line up to 1000 bytes with the next name', () => {
    expect(statementLines([settings(993), 'RLSTATE={};'])).to.equal(`${settings(993)}RLSTATE={};`);
  });

  it('start a new line beyond', () => {
    expect(statementLines([settings(994), 'RLSTATE={};', 'RLPAGEMODULES=[];'])).to.equal(
      `${settings(994)}\nRLSTATE={};RLPAGEMODULES=[];`,
    );
  });

  it('are measured in bytes', () => {
    const name = `RLCONF={"wgUserName":"${'é'.repeat(490)}"};`;
    expect(statementLines([name, 'RLSTATE={};'])).to.equal(`${name}\nRLSTATE={};`);
  });
});
