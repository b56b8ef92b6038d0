import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';
import { createWiki, readWikiFile, WikiContentError, type Wiki } from '../../index';

const gif = 'R0lGODlhAwACAAAAACwAAAAAAwACAAACAkQBADs=';
const bytes = Buffer.from(gif, 'base64');

function wikiWithFile(): Wiki {
  const older = [{ timestamp: '2026-01-30T12:00:00Z', content: Buffer.from('older').toString('base64') }];
  return createWiki(
    { pages: [{ title: 'File:A b.gif', file: { timestamp: '2026-01-31T12:00:00Z', content: gif, older } }] },
    { release: '1.43' },
  );
}

describe('the content of a file', () => {
  it('determines its size, dimensions, digest, type and metadata', () => {
    const { content, ...file } = wikiWithFile().file('A b.gif');
    expect(Buffer.from(content ?? []).equals(bytes)).to.equal(true);
    expect(file).to.include({ title: 'File:A b.gif', mime: 'image/gif', size: bytes.length, width: 3, height: 2 });
    expect(file.versions[1]).to.include({ size: 5, archiveName: '20260131120000!A_b.gif', width: 0 });
    expect(wikiWithFile().hasFile('File:A b.gif')).to.equal(true);
    expect(wikiWithFile().hasFile('B.gif')).to.equal(false);
    expect(() => wikiWithFile().file('B.gif')).to.throw(WikiContentError);
  });

  it('is exported, and creates the same file again', () => {
    const definition = wikiWithFile().toDefinition();
    expect(definition.pages?.[0]?.file).to.deep.include({ content: gif });
    expect(createWiki(definition).toDefinition()).to.deep.equal(definition);
  });

  it('may be in a file beside the wiki file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'wikidouble-'));
    try {
      writeFileSync(join(folder, 'a.gif'), bytes);
      writeFileSync(join(folder, 'wiki.yaml'), 'pages: [{ title: "File:A.gif", file: { contentFile: a.gif } }]');
      expect(createWiki(readWikiFile(join(folder, 'wiki.yaml'))).file('A.gif').width).to.equal(3);
      const missing = { pages: [{ title: 'File:A.gif', file: { contentFile: join(folder, 'b.gif') } }] };
      expect(() => createWiki(missing)).to.throw(WikiContentError, 'pages[0].file.contentFile cannot be read');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('is served at the address of the file, over every transport', async () => {
    const wiki = wikiWithFile();
    const paths = ['/images/0/0d/A_b.gif', '/images/archive/0/0d/20260131120000%21A_b.gif'];
    const query = 'action=query&titles=File:A_b.gif&prop=imageinfo&iiprop=url&iilimit=2&format=json';
    const body = wiki.handle({ url: `/api.php?${query}`, server: 'http://wiki.example' }).body;
    const addresses = [...body.matchAll(/"url":"http:\/\/wiki.example([^"]*)"/g)].map(([, path = '']) => path);
    expect(addresses.map((path) => path.replace(/\/\w\/\w\w\//, '/0/0d/'))).to.deep.equal(paths);

    const server = await wiki.listen();
    const interception = wiki.intercept('https://wiki.example');
    try {
      const responses = [
        await fetch(server.url + addresses[0]!),
        await wiki.fetch(`https://wiki.example${addresses[0]!}`),
        await fetch(`https://wiki.example${addresses[0]!}`),
      ];
      for (const response of responses) {
        expect(response.status).to.equal(200);
        expect(response.headers.get('content-type')).to.equal('image/gif');
        expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).to.equal(true);
      }
      const older = await wiki.fetch(`https://wiki.example${addresses[1]!}`);
      expect(await older.text()).to.equal('older');
      const missing = await wiki.fetch('https://wiki.example/images/0/0d/B.gif');
      expect(missing.status).to.equal(404);
      const head = await wiki.fetch(`https://wiki.example${addresses[0]!}`, { method: 'HEAD' });
      expect(head.headers.get('content-length')).to.equal(String(bytes.length));
    } finally {
      interception.remove();
      await server.close();
    }
  });
});
