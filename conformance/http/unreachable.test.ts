import { expect } from 'chai';

import { unreachable } from './unreachable';

const sentence = (code: string, message = 'details') =>
  unreachable('wiki.example', Object.assign(new Error(message), { code })).message;

describe('unreachable', () => {
  it('suggests http if the TLS handshake failed', () => {
    const reset = Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
    const plain = 'closed the connection before the response was complete.';
    expect(unreachable('127.0.0.1:8143', reset, false).message).to.equal(
      '127.0.0.1:8143 does not speak HTTPS (is it http://127.0.0.1:8143?).',
    );
    expect(unreachable('127.0.0.1:8143', reset, true).message).to.equal(`127.0.0.1:8143 ${plain}`);
    expect(unreachable('127.0.0.1:8143', reset).message).to.equal(`127.0.0.1:8143 ${plain}`);
  });

  it('knows why connections fail', () => {
    expect(sentence('ENOTFOUND')).to.equal('The host of wiki.example is unknown.');
    expect(sentence('HPE_INVALID_CONSTANT')).to.equal('wiki.example does not speak HTTP.');
    expect(sentence('DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate')).to.equal(
      'The certificate of wiki.example cannot be trusted: self-signed certificate.',
    );
    expect(sentence('ERR_TLS_CERT_ALTNAME_INVALID')).to.match(/^The certificate of wiki\.example/);
    expect(sentence('EMFILE', 'too many open files')).to.equal('wiki.example gave no response: too many open files.');
  });
});
