import { expect } from 'chai';
import { xmlName, xmlNumber } from './xml-text';

describe('a name in XML', () => {
  it('stays if it is valid', () => {
    for (const name of ['pageid', 'a_b', 'a-b', 'a.b', 'é', '日', '😀', 'x·', 'xͰ', 'x‿', 'X-ODD.NAME']) {
      expect(xmlName(name)).to.equal(name);
    }
  });

  it('gets an underscore if its first character is invalid', () => {
    expect(xmlName('1x')).to.equal('_1x');
    expect(xmlName('07')).to.equal('_07');
    expect(xmlName('-d')).to.equal('_-d');
    expect(xmlName('·x')).to.equal('_·x');
    expect(xmlName('\u0301x')).to.equal('_\u0301x');
  });

  it('encodes invalid characters', () => {
    expect(xmlName('<x>')).to.equal('_.3C.x.3E.');
    expect(xmlName('a/b')).to.equal('_a.2F.b');
    expect(xmlName('a:b')).to.equal('_a.3A.b');
    expect(xmlName("a'b")).to.equal('_a.27.b');
    expect(xmlName('x y')).to.equal('_x.20.y');
    expect(xmlName('a×b')).to.equal('_a.D7.b');
    expect(xmlName('a\u2028')).to.equal('_a.2028.');
    expect(xmlName('x\ue000')).to.equal('_x.E000.');
    expect(xmlName('x\u{f0000}')).to.equal('_x.F0000.');
  });

  it('then also encodes dots', () => {
    expect(xmlName('1.5')).to.equal('_1.2E.5');
    expect(xmlName('.a')).to.equal('_.2E.a');
    expect(xmlName('a_b.c:d-e')).to.equal('_a_b.2E.c.3A.d-e');
  });
});

describe('a number in XML', () => {
  it('prints integers as they are', () => {
    expect([500, 0, -1, 2 ** 40].map(xmlNumber)).to.deep.equal(['500', '0', '-1', '1099511627776']);
  });

  it('has at most 14 significant digits', () => {
    expect(xmlNumber(0.008853912353515625)).to.equal('0.0088539123535156');
    expect(xmlNumber(0.001592)).to.equal('0.001592');
    expect(xmlNumber(0.00012345)).to.equal('0.00012345');
  });

  it('has an exponent if it is small', () => {
    expect(xmlNumber(1.1e-5)).to.equal('1.1E-5');
    expect(xmlNumber(8.999999999999999e-6)).to.equal('9.0E-6');
    expect(xmlNumber(1e-5)).to.equal('1.0E-5');
  });
});
