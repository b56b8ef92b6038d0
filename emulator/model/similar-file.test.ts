import { expect } from 'chai';

import { Client } from '../testing/send.test-support';
import { createWiki } from '../index';

describe('A name for a new file', () => {
  const file = { sha1: 'a'.repeat(40), size: 1 };
  const pages = [
    { title: 'File:Cat.png', file },
    { title: 'File:Page.png', text: 'no file' },
    { title: 'File:50px-Page.png', text: 'no file' },
  ];
  const client = new Client(createWiki({ pages }));

  for (const [name, warning] of [
    ['Cat.png', 'A file with this name exists already, please check File:Cat.png'],
    ['Page.png', 'The description page for this file has already been created at File:Page.png'],
    ['50px-Page.png', 'The description page for this file has already been created at File:50px-Page.png'],
    ['Cat.PNG', 'A file with a similar name exists:'],
    ['120px-Cat.png', 'The file seems to be an image of reduced size (thumbnail).'],
    ['120px-Dog.png', 'The filename begins with 120px-.'],
    ['IMG 1.png', 'The name of the file you are uploading begins with "IMG"'],
    ['1200px-Cat.png', ''],
    ['Page.jpg', ''],
    ['Dog.png', ''],
  ] as const) {
    it(`${warning === '' ? 'is not warned of' : 'is warned of'}: ${name} (reading 5.1)`, () => {
      const query = `action=query&format=json&formatversion=2&prop=imageinfo&iiprop=uploadwarning&titles=File:${name}`;
      const html = /"html":("(?:[^"\\]|\\.)*")/.exec(client.send(query).body)?.[1] ?? '""';
      const text = (JSON.parse(html) as string).replace(/<[^>]*>/g, '');
      expect(text.slice(0, warning.length)).to.equal(warning);
      if (warning === '') expect(text).to.equal('');
    });
  }
});
