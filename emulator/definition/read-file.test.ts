import { expect } from 'chai';
import { createWiki } from '../index';
import { readFile } from './read-file';

const page = { timestamp: '2026-01-31T12:00:00Z', user: 'Alice' };

describe('An uploaded file', () => {
  it('has the media type of its file extension by default', () => {
    expect(readFile({}, 'Cat.JPG', page)).to.include({ mime: 'image/jpeg', mediaType: 'BITMAP' });
    expect(readFile({}, 'Cat.svg', page)).to.include({ mime: 'image/svg+xml', mediaType: 'DRAWING' });
    expect(readFile({ mime: 'audio/ogg' }, 'Cat.xyz', page)).to.include({ mime: 'audio/ogg', mediaType: 'AUDIO' });
  });

  it('has the time and the author of its page by default, and older versions those of the latest', () => {
    const { versions } = readFile({ size: 7, older: [{ timestamp: '2026-01-30T12:00:00Z' }] }, 'Cat.png', page);
    expect(versions.map(({ timestamp, user, size }) => [timestamp, user, size])).to.deep.equal([
      ['2026-01-31T12:00:00Z', 'Alice', 7],
      ['2026-01-30T12:00:00Z', 'Alice', 7],
    ]);
  });

  it('must belong to a page in the File namespace', () => {
    expect(() => createWiki({ pages: [{ title: 'Cat.png', file: {} }] })).to.throw(
      'pages[0].file belongs to a page whose title begins with "File:".',
    );
  });

  it('must have a valid uploader', () => {
    expect(() => createWiki({ pages: [{ title: 'File:Cat.png', file: { user: '[x]' } }] })).to.throw(
      'pages[0].file.user "[x]" can be neither a user nor an address.',
    );
  });
});
