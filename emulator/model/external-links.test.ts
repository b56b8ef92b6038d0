import { expect } from 'chai';

import { releases } from '../releases/releases';
import { expandAddress, ExternalLinks, indexAddress } from './external-links';
import { addressKey } from './external-link-usage';

/** Addresses as 1.39 lists them, as they were written, and as a real 1.43 does. */
const observed: readonly (readonly [written: string, normalised: string])[] = [
  ['https://a.example', 'https://a.example/'],
  ['https://EXAMPLE.com:443/', 'https://example.com:443/'],
  ['http://a.example:80', 'http://a.example:80/'],
  ['https://a.example./', 'https://a.example/'],
  ['mailto:x', 'mailto:x@'],
  ['news:x', 'news:'],
  ['//a.example', 'https://a.example/'],
  ['//a.example/', 'https://a.example/'],
  ['https://user@a.example/', 'https://a.example/'],
  ['https://user:@a.example/', 'https://a.example/'],
  ['svn://s.example', 'svn://s.example/'],
  ['https://a.example/x/../y/./z', 'https://a.example/y/z'],
  ['https://a.example?x', 'https://a.example/?x'],
  ['https://a.example#y', 'https://a.example/#y'],
  ['http://A.example:/x', 'http://a.example/x'],
  ['http://a.example:0/x', 'http://a.example/x'],
  ['ftp://a:b@h.example:21/x;type=a', 'ftp://h.example:21/x;type=a'],
  ['https://%C3%A9.EXAMPLE/%C3%89', 'https://é.example/%C3%89'],
  ['news:Alt.x', 'news:'],
  ['mailto:A@B.Example?x=1#f', 'mailto:A@b.example?x=1#f'],
  ['mailto:a@b,c@d', 'mailto:a@b,c%40d'],
  ['http://[1:2::3]:8/x', 'http://[1:2:0:0:0:0:0:3]:8/x'],
  ['http://[::]/', 'http://[0:0:0:0:0:0:0:0]/'],
  ['https://a.example/a/./b/../c', 'https://a.example/a/c'],
  ['https://a.example/..', 'https://a.example/'],
  ['https://a.example/../../x?../y', 'https://a.example/x?../y'],
  ['magnet:?xt=urn:btih:1&dn=x', 'magnet:/?xt=urn:btih:1&dn=x'],
  ['geo:1,2;u=3', 'geo:1,2;u=3'],
  ['https://b%C3%BCcher.example/%C3%BC', 'https://bücher.example/%C3%BC'],
  ['https://xn--bcher-kva.example/', 'https://bücher.example/'],
  ['http://192.168.0.1:8080/a', 'http://192.168.0.1:8080/a'],
];

function listed(release: '1.39' | '1.43', ...links: string[]): string[] {
  const all = new ExternalLinks(releases[release]);
  all.put({ id: 1, links });
  return all.rowsOf(1).map(({ id, url }) => `${id} ${url}`);
}

/** Observed on a real wiki of 1.39, which stores addresses as they are written. */
const expanded: readonly (readonly [url: string, expanded: string])[] = [
  ['//p.example/x/../y', 'http://p.example/y'],
  ['https://a.example/x/./y?q=/../z#/../f', 'https://a.example/x/y?q=/../z#/../f'],
  ['https://a.example/x//../y', 'https://a.example/x/y'],
  ['https://a.example/.x/..y/z', 'https://a.example/.x/..y/z'],
  ['https://a.example?x=/../y', 'https://a.example?x=/../y'],
  ['mailto:a@b/../c', 'mailto:a@b/../c'],
  ['urn:X/../y', 'urn:X/../y'],
];

describe('expandAddress', () => {
  for (const [url, absolute] of expanded) {
    it(`expands ${url}`, () => {
      expect(expandAddress(url, 'http://example.')).to.equal(absolute);
    });
  }
});

describe('ExternalLinks', () => {
  for (const [written, normalised] of observed) {
    it(`lists ${written} as each release does`, () => {
      expect(listed('1.43', written)).to.deep.equal([`1 ${normalised}`]);
      expect(listed('1.39', written)[0]).to.equal(`1 ${written}`);
    });
  }

  it('encodes signs of a host once in what addresses are found by (reading 11.2)', () => {
    expect(indexAddress('urn:X:y', false)).to.deep.equal({ domain: 'urn:x%3Ay.', path: '' });
    expect(addressKey({ domain: 'urn:x%3Ay.', path: '' })).to.equal('urn:x%253Ay.');
  });

  it('has two rows of an address without a protocol in 1.39, and one in 1.43', () => {
    expect(listed('1.39', '//a.example/')).to.deep.equal(['1 //a.example/', '2 //a.example/']);
    expect(listed('1.43', '//a.example/', 'https://a.example')).to.deep.equal(['1 https://a.example/']);
  });

  it('gives ids in the order of the text in 1.39, and by domain in 1.43', () => {
    const links = ['https://a.example/1', 'https://b.example/', 'https://a.example/2'];
    expect(listed('1.39', ...links)).to.deep.equal(links.map((url, index) => `${index + 1} ${url}`));
    expect(listed('1.43', ...links)).to.deep.equal([`1 ${links[0]}`, `2 ${links[2]}`, `3 ${links[1]}`]);
  });

  it('keeps the ids of links that stay, in the copy and in the original', () => {
    const links = new ExternalLinks(releases['1.43']);
    links.put({ id: 1, links: ['https://a.example/', 'https://b.example/'] });
    const copy = links.copy();
    copy.put({ id: 1, links: ['https://c.example/', 'https://b.example/'] });
    expect(copy.rowsOf(1).map(({ id }) => id)).to.deep.equal([2, 3]);
    copy.remove({ id: 1 });
    expect(copy.rowsOf(1)).to.deep.equal([]);
    expect(links.rowsOf(1).map(({ id }) => id)).to.deep.equal([1, 2]);
  });
});
