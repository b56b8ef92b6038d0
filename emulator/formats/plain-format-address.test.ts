import { expect } from 'chai';
import type { ReceivedValue } from '../request/received-value';
import { plainFormatAddress } from './plain-format-address';

function query(...parameters: (readonly [string, ReceivedValue])[]): string {
  return plainFormatAddress('https://wiki.example/api.php', new Map(parameters), 'json').slice(
    'https://wiki.example/api.php?'.length,
  );
}

describe('the address of the plain format', () => {
  it('appends the format', () => {
    expect(plainFormatAddress('https://wiki.example/w/api.php', new Map([['action', 'query']]), 'xml')).to.equal(
      'https://wiki.example/w/api.php?action=query&format=xml',
    );
  });

  it('has only the format if nothing was received', () => {
    expect(query()).to.equal('format=json');
  });

  it('replaces the format in place, whatever it was', () => {
    expect(query(['a', '3'], ['format', ''], ['b', '2'])).to.equal('a=3&format=json&b=2');
    expect(query(['format', new Map([['0', 'jsonfm']])], ['a', '1'])).to.equal('format=json&a=1');
  });

  it('encodes values as PHP does', () => {
    expect(query(['type', 'watch|patrol'], ['iutitle', 'File:<b>/"\' ']), 'text').to.equal(
      'type=watch%7Cpatrol&iutitle=File%3A%3Cb%3E%2F%22%27+&format=json',
    );
    expect(query(['_-_~', '-_.~ ']), 'marks').to.equal('_-_%7E=-_.%7E+&format=json');
    expect(query(["a~*()!'", '1']), 'names').to.equal('a%7E%2A%28%29%21%27=1&format=json');
    expect(query(['b', '\n\r\t\x00']), 'control characters').to.equal('b=%0A%0D%09%00&format=json');
  });

  it('keeps bytes that are not UTF-8', () => {
    expect(query(['A\xc3\xa9\xff', '\xe2\x82'])).to.equal('A%C3%A9%FF=%E2%82&format=json');
  });

  it('omits title, which would name a page of the wiki', () => {
    expect(query(['title', 'x'], ['a', '1'], ['Title', 'y'])).to.equal('a=1&Title=y&format=json');
    expect(query(['title', new Map([['0', 'x']])])).to.equal('format=json');
  });

  it('writes arrays with their keys', () => {
    const array = new Map<string, ReceivedValue>([
      ['0', '1'],
      ['a', new Map([['b', '2']])],
      ['5', '3'],
      ['\xc3\xa9 x', '4'],
    ]);
    expect(query(['x', array])).to.equal('x%5B0%5D=1&x%5Ba%5D%5Bb%5D=2&x%5B5%5D=3&x%5B%C3%A9+x%5D=4&format=json');
  });

  it('renumbers numeric names', () => {
    expect(
      query(
        ['5', 'a'],
        ['x', 'b'],
        ['7', new Map([['5', 'c']])],
        ['-5', 'q'],
        ['05', 'e'],
        ['9223372036854775807', 'm'],
        ['9223372036854775808', 'n'],
        ['-0', 'z'],
        ['1', 'p'],
      ),
    ).to.equal('0=a&x=b&1%5B5%5D=c&2=q&05=e&3=m&9223372036854775808=n&-0=z&4=p&format=json');
  });
});
