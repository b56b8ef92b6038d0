import { expect } from 'chai';
import * as fc from 'fast-check';
import { readUsageContinue } from '../modules/query/usage/list-continue';
import { send, fixtureWiki } from '../testing/send.test-support';
import { parseInteger } from '../text/integer';
import { readMultipart } from './multipart';
import { decodePercent, readQueryString } from './query-string';
import { maximumParameters } from './sizes';
import { decodeBodyValue, decodeName, decodeQueryValue } from './text';

/** Bytes as the fake represents them: one character each. */
const bytes = (maxLength = 60): fc.Arbitrary<string> =>
  fc.uint8Array({ maxLength }).map((array) => Buffer.from(array).toString('latin1'));

/** Bytes that have a meaning for the parsers more often than random ones. */
const pieces = fc.constantFrom(
  ...['&', '=', '[', ']', '[]', '%', '%5', '%00', '%5B', '+', '|', '\x1f', '.', ' ', 'a', 'b', '--X', '\r\n', ';', '"'],
);
const hostile = fc.array(fc.oneof(pieces, bytes(4)), { maxLength: 40 }).map((list) => list.join(''));

const lone = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

describe('any input', () => {
  it('as a query string: is read, and correctly encoded values are returned unchanged', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(readQueryString(text).size).to.be.at.most(maximumParameters);
      }),
    );
    const name = fc.stringMatching(/^[a-z]{1,8}$/);
    fc.assert(
      fc.property(fc.dictionary(name, fc.string({ unit: 'grapheme' })), (parameters) => {
        const read = readQueryString(new URLSearchParams(parameters).toString());
        const texts = Array.from(read, ([key, value]) => [key, decodeQueryValue(value as string).text]);
        const clean = Object.entries(parameters).map(([key, value]) => [key, decodeQueryValue(utf8(value)).text]);
        expect(texts).to.deep.equal(clean);
      }),
    );
  });

  it('as percent-encoding: decodes to the original bytes', () => {
    fc.assert(
      fc.property(bytes(), (raw) => {
        const encoded = raw.replace(/[^]/g, (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
        expect(decodePercent(encoded)).to.equal(raw);
      }),
    );
  });

  it('as text: becomes well-formed NFC without control characters, idempotently', () => {
    fc.assert(
      fc.property(bytes(), fc.constantFrom(decodeQueryValue, decodeBodyValue), (raw, decode) => {
        const { text, repaired } = decode(raw);
        expect(text).not.to.match(lone);
        expect(text).to.equal(text.normalize('NFC'));
        expect(text).not.to.match(/[\0-\x08\x0b\x0c\x0e-\x1f]/);
        // Valid text has the same bytes; repaired text needs no further repair.
        expect(repaired).to.equal(utf8(text) !== raw);
        expect(decode(utf8(text))).to.deep.equal({ text, repaired: false });
        expect(decodeName(raw)).not.to.match(lone);
      }),
    );
  });

  it('as a multipart body: is read, whatever its boundary', () => {
    fc.assert(
      fc.property(hostile, hostile, (boundary, body) => {
        expect(partsOf(`multipart/form-data; boundary=${boundary}`, body).parameters.size).to.be.at.most(1001);
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,8}$/), bytes(), (name, value) => {
        fc.pre(!value.includes('\r\n--X'));
        const body = `--X\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--X--\r\n`;
        expect([...partsOf('multipart/form-data; boundary=X', body).parameters]).to.deep.equal([[name, value]]);
      }),
    );
  });

  it('as an integer: is one of 64 bits, or rejected', () => {
    fc.assert(
      fc.property(fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n), (value) => {
        expect(BigInt(parseInteger(value.toString()) ?? 0)).to.equal(value);
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.bigInt(2n ** 63n, 2n ** 70n).map(String)), (text) => {
        fc.pre(!/^[+-]?\d{1,18}$/.test(text));
        expect(parseInteger(text)).to.equal(undefined);
      }),
    );
  });

  it('as a continuation: is one that a response can contain, or rejected', () => {
    const part = fc.oneof(fc.integer().map(String), fc.constantFrom('', '-0', '01', '+1', 'a', '9223372036854775808'));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 9 }), (parts) => {
        const place = readUsageContinue(parts.join('|'));
        const isNumber = (text: string): boolean => /^(0|-?[1-9]\d{0,17})$/.test(text);
        const isPossible =
          [2, 6, 7, 8].includes(parts.length) && parts.every((text, index) => index === 3 || isNumber(text));
        expect(place !== undefined).to.equal(isPossible);
        if (place) expect(place).to.include({ namespace: Number(parts[0]), id: Number(parts[1]) });
      }),
    );
  });

  it('as a request: gets a valid response in its format', () => {
    const wiki = fixtureWiki();
    const name = fc.oneof(
      fc.constantFrom(...['action', 'list', 'meta', 'prop', 'titles', 'iutitle', 'iulimit', 'iucontinue', 'type']),
      fc.constantFrom(...['generator', 'giutitle', 'formatversion', 'errorformat', 'maxlag', 'uselang', 'continue']),
      hostile.map(encodeURIComponent),
    );
    const value = fc.oneof(
      fc.constantFrom(...['query', 'imageusage', 'tokens', 'info', 'File:Used.png', 'watch|patrol', '1', 'max', 'qqx']),
      fc.string({ unit: 'grapheme' }).map(encodeURIComponent),
    );
    const query = fc
      .array(fc.tuple(name, value), { maxLength: 6 })
      .map((pairs) => ['action=query', ...pairs.map((pair) => pair.join('='))].join('&'));
    fc.assert(
      fc.property(query, (generated) => {
        const { status, body } = send(wiki, `${generated}&format=json`);
        expect(status).to.equal(200);
        // The help page is HTML whatever the format.
        if (!body.startsWith('<!DOCTYPE html>')) expect(JSON.parse(body)).to.be.an.instanceOf(Object);
      }),
      { numRuns: 300 },
    );
  });
});

/** The bytes of a text. */
function utf8(text: string): string {
  return Buffer.from(text).toString('latin1');
}

function partsOf(contentType: string, body: string) {
  return readMultipart(contentType, body, Buffer.from(body, 'latin1'));
}
