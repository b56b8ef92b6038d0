import { expect } from 'chai';
import { decoded, encodings } from './encode';

describe('the ways in which clients encode', () => {
  const text = "File:é a+b|'~&=%#\u{1f600}";

  it('encodes as encodeURIComponent', () => {
    expect(encodings.component(text)).to.equal("File%3A%C3%A9%20a%2Bb%7C'~%26%3D%25%23%F0%9F%98%80");
  });

  it('encodes as forms of browsers', () => {
    expect(encodings.form(text)).to.equal('File%3A%C3%A9+a%2Bb%7C%27%7E%26%3D%25%23%F0%9F%98%80');
  });

  it('encodes only what has to be', () => {
    expect(encodings.typed(text)).to.equal("File:%C3%A9%20a%2Bb|'~%26=%25%23%F0%9F%98%80");
  });

  it('encodes letters that need not be, in lower case', () => {
    expect(encodings.odd('Ab: é')).to.equal('%41b%3a%20%c3%a9');
  });

  it('means the same in each', () => {
    const bytes = Buffer.from(text).toString('latin1');
    for (const encode of Object.values(encodings)) expect(decoded(encode(text))).to.equal(bytes);
  });
});
