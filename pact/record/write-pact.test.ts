import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createWiki } from '../../emulator/index';
import { Client, send } from '../../emulator/testing/send.test-support';
import { interactionsOf, temporaryFolder } from './made-contract.test-support';

const definition = {
  pages: [
    { title: 'Gallery', uses: ['File:Cat.jpg', 'File:Two words.jpg'] },
    { title: 'Album', uses: ['File:Cat.jpg'] },
  ],
  users: [{ name: 'Alice', password: 'a long passphrase' }],
};
const usage = 'action=query&list=imageusage&format=json';

const byType = { combine: 'AND', matchers: [{ match: 'type' }] };
const json = { combine: 'AND', matchers: [{ match: 'regex', regex: '^application/json\\s*(;.*)?$' }] };

describe('the contract of a client', () => {
  const folder = temporaryFolder();

  it('contains the request, and what the schemas require of the response', () => {
    const wiki = createWiki(definition);
    send(wiki, 'action=query&meta=tokens&type=watch%7Cpatrol&format=json');
    const { file, interactions, leftOut } = wiki.writePact({ consumer: 'my-bot', dir: folder.path });
    expect({ file, interactions, leftOut }).to.deep.equal({
      file: join(folder.path, 'my-bot-mediawiki.json'),
      interactions: 1,
      leftOut: [],
    });
    expect(JSON.parse(readFileSync(file, 'utf8'))).to.deep.equal({
      consumer: { name: 'my-bot' },
      provider: { name: 'mediawiki' },
      interactions: [
        {
          type: 'Synchronous/HTTP',
          description: 'GET action=query format=json meta=tokens type=watch|patrol',
          pending: false,
          request: {
            method: 'GET',
            path: '/api.php',
            query: { action: ['query'], format: ['json'], meta: ['tokens'], type: ['watch|patrol'] },
          },
          response: {
            status: 200,
            headers: { 'Content-Type': ['application/json; charset=utf-8'] },
            body: {
              content: { query: { tokens: { patroltoken: '<PATROL_TOKEN>', watchtoken: '<WATCH_TOKEN>' } } },
              contentType: 'application/json',
              encoded: false,
            },
            matchingRules: {
              body: { '$.query.tokens.patroltoken': byType, '$.query.tokens.watchtoken': byType },
              header: { 'Content-Type': json },
            },
          },
        },
      ],
      metadata: { pactSpecification: { version: '4.0' } },
    });
  });

  it('has a placeholder for a used file, which is another one on another wiki', () => {
    const wiki = createWiki(definition);
    send(wiki, `${usage}&iutitle=File:Cat.jpg`);
    expect(interactionsOf(wiki, folder.path)).to.deep.equal([
      {
        type: 'Synchronous/HTTP',
        description: 'GET action=query format=json iutitle={file.title} list=imageusage, file with >= 1 uses',
        pending: false,
        providerStates: [
          { name: 'a file', params: { kind: 'file', uses: '>= 1', role: 'file', title: 'File:Cat.jpg' } },
        ],
        request: {
          method: 'GET',
          path: '/api.php',
          query: { action: ['query'], format: ['json'], iutitle: ['File:Cat.jpg'], list: ['imageusage'] },
          generators: {
            query: { iutitle: { type: 'ProviderState', expression: '${file.title}', dataType: 'STRING' } },
          },
        },
        response: {
          status: 200,
          headers: { 'Content-Type': ['application/json; charset=utf-8'] },
          body: {
            content: { query: { imageusage: [{ pageid: 1, ns: 0, title: 'Gallery' }] } },
            contentType: 'application/json',
            encoded: false,
          },
          matchingRules: {
            body: {
              '$.query.imageusage': { combine: 'AND', matchers: [{ match: 'type', min: 0 }] },
              '$.query.imageusage[*].ns': byType,
              '$.query.imageusage[*].pageid': byType,
              '$.query.imageusage[*].title': byType,
            },
            header: { 'Content-Type': json },
          },
        },
      },
    ]);
  });

  it('has a placeholder for an unused file, whose list is empty', () => {
    const wiki = createWiki(definition);
    send(wiki, `${usage}&iutitle=File:Dog.jpg`);
    const [interaction] = interactionsOf(wiki, folder.path);
    expect(interaction?.providerStates?.[0]?.params).to.include({ uses: 0, title: 'File:Dog.jpg' });
    expect(interaction?.response.body?.content).to.deep.equal({ query: { imageusage: [] } });
    expect(interaction?.response.matchingRules?.body).to.deep.equal({
      '$.query.imageusage': { combine: 'AND', matchers: [{ match: 'equality' }] },
    });
  });

  it('does not take part of a list for the whole', () => {
    const wiki = createWiki(definition);
    send(wiki, `${usage}&iutitle=File:Cat.jpg&iunamespace=4`);
    const [interaction] = interactionsOf(wiki, folder.path);
    expect(interaction?.providerStates?.[0]?.params).to.include({ uses: '>= 0' });
    expect(interaction?.response.matchingRules?.body).to.deep.equal({
      '$.query.imageusage': { combine: 'AND', matchers: [{ match: 'type', min: 0 }] },
    });
  });

  it('keeps the form of a title', () => {
    const wiki = createWiki(definition);
    for (const title of ['File:Two words.jpg', 'File:Two_words.jpg', 'file:two words.jpg']) {
      send(wiki, `${usage}&iutitle=${title}`);
    }
    const states = interactionsOf(wiki, folder.path).map(({ request, providerStates }) => [
      request.generators?.query?.iutitle?.expression,
      providerStates?.[0]?.params.title,
      providerStates?.[0]?.params.spaces,
    ]);
    expect(states).to.deep.equal([
      ['${file.lowered}', 'File:Two words.jpg', undefined],
      ['${file.title}', 'File:Two words.jpg', undefined],
      ['${file.underscored}', 'File:Two words.jpg', true],
    ]);
  });

  it('needs a logged-in session if the client was logged in, even if it logged out later', () => {
    const wiki = createWiki(definition);
    const client = new Client(wiki);
    client.logIn('Alice', 'a long passphrase');
    client.send('action=query&meta=tokens&assertuser=Alice&format=json');
    client.send('action=logout&format=json', { body: `token=${client.token('csrf')}` });
    const session = { name: 'a session', params: { kind: 'session', loggedIn: true, role: 'session' } };
    const told = interactionsOf(wiki, folder.path);
    expect(told.map(({ description, providerStates }) => [description, providerStates])).to.deep.equal([
      ['GET action=query assertuser={session.user} format=json meta=tokens, logged in', [session]],
      ['GET action=query format=json meta=tokens type=csrf, logged in', [session]],
      ['GET action=query format=json meta=tokens type=login', undefined],
      ['POST action=logout format=json with token={session.csrftoken}, logged in', [session]],
    ]);
    expect(told[3]?.request).to.deep.equal({
      method: 'POST',
      path: '/api.php',
      query: { action: ['logout'], format: ['json'] },
      headers: { 'Content-Type': ['application/x-www-form-urlencoded'] },
      body: {
        content: 'token=%3CCSRF_TOKEN%3E',
        contentType: 'application/x-www-form-urlencoded',
        encoded: false,
      },
      generators: {
        body: { '$.token': { type: 'ProviderState', expression: '${session.csrftoken}', dataType: 'STRING' } },
      },
    });
  });

  it('contains the code of an error, and the type of its text', () => {
    const wiki = createWiki(definition);
    send(wiki, `${usage}&iutitle=Main+Page`);
    send(wiki, `${usage}&iutitle=Main+Page&errorformat=plaintext&formatversion=2`);
    const told = interactionsOf(wiki, folder.path);
    expect(told[1]?.description).to.equal(
      'GET action=query format=json iutitle=Main Page list=imageusage, fails with bad_image_title',
    );
    const equality = { combine: 'AND', matchers: [{ match: 'equality' }] };
    const [plain, list] = [told[1], told[0]];
    expect(plain?.response.matchingRules?.body).to.deep.equal({ '$.error.code': equality, '$.error.info': byType });
    expect(list?.response.matchingRules?.body).to.deep.equal({ '$.errors[0].code': equality });
    expect(list?.response.body?.content).to.deep.equal({ errors: [{ code: 'bad_image_title' }] });
  });

  it('contains only the content type of other formats, and the members of results without a schema', () => {
    const wiki = createWiki(definition);
    send(wiki, 'action=query&meta=tokens');
    send(wiki, 'action=query&meta=tokens&format=json', { method: 'HEAD' });
    send(wiki, 'action=query&titles=Gallery&format=json');
    send(wiki, 'action=query&list=allfileusages&format=json');
    const [usages, pages, html, head] = interactionsOf(wiki, folder.path);
    expect(html?.response).to.deep.equal({
      status: 200,
      headers: { 'Content-Type': ['text/html; charset=UTF-8'] },
      matchingRules: {
        header: { 'Content-Type': { combine: 'AND', matchers: [{ match: 'regex', regex: '^text/html\\s*(;.*)?$' }] } },
      },
    });
    expect(usages?.response.body?.content).to.deep.equal({
      query: { allfileusages: [{ ns: 6, title: 'File:Cat.jpg' }] },
    });
    expect(usages?.response.matchingRules?.body).to.deep.equal({
      '$.query.allfileusages': { combine: 'AND', matchers: [{ match: 'type', min: 0 }] },
      '$.query.allfileusages[*].ns': byType,
      '$.query.allfileusages[*].title': byType,
    });
    expect(pages?.response.body?.content).to.deep.equal({
      query: { pages: { 1: { pageid: 1, ns: 0, title: 'Gallery' } } },
    });
    expect(pages?.response.matchingRules?.body).to.deep.equal({
      '$.query.pages': { combine: 'AND', matchers: [{ match: 'values' }] },
      '$.query.pages.*.ns': byType,
      '$.query.pages.*.pageid': byType,
      '$.query.pages.*.title': byType,
    });
    expect(pages?.providerStates).to.deep.equal([{ name: 'the page exists', params: { title: 'Gallery' } }]);
    expect(head?.request.method).to.equal('HEAD');
    expect(head?.response).to.not.have.property('body');
  });

  it('keeps forms, repeated parameters, and headers that change the response', () => {
    const wiki = createWiki(definition);
    const headers = { 'user-agent': 'Bot/1', 'promise-non-write-api-action': 'true', 'accept-language': 'de' };
    send(wiki, 'format=json&a=1&a=2', { body: 'action=query&meta=tokens&uselang=%C3%A9+%26', headers });
    expect(interactionsOf(wiki, folder.path)[0]?.request).to.deep.equal({
      method: 'POST',
      path: '/api.php',
      query: { a: ['1', '2'], format: ['json'] },
      headers: {
        'Content-Type': ['application/x-www-form-urlencoded'],
        'Promise-Non-Write-API-Action': ['true'],
      },
      body: {
        content: 'action=query&meta=tokens&uselang=%C3%A9+%26',
        contentType: 'application/x-www-form-urlencoded',
        encoded: false,
      },
    });
  });

  it('leaves out the folder of api.php, which belongs to the address of the wiki', async () => {
    const wiki = createWiki(definition);
    await wiki.fetch('https://wiki.example/some/path/api.php?action=query&meta=tokens&format=json');
    expect(interactionsOf(wiki, folder.path)[0]?.request.path).to.equal('/api.php');
  });

  it('reports how many requests were forgotten', () => {
    const wiki = createWiki(definition, { journalBytes: 5000 });
    for (const type of ['csrf', 'watch', 'patrol']) send(wiki, `action=query&meta=tokens&type=${type}&format=json`);
    expect(wiki.writePact({ consumer: 'my-bot', dir: folder.path })).to.deep.include({
      interactions: 2,
      leftOut: [
        {
          request: 'the first 1 requests',
          reason: 'the journal had no room for them (journalBytes)',
        },
      ],
    });
    expect(() => createWiki({}, { journalBytes: 0 }).writePact({ consumer: 'my-bot', dir: folder.path })).to.throw(
      RangeError,
      'writePact: this wiki records no requests (journalBytes: 0).',
    );
  });
});
