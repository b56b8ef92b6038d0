import { expect } from 'chai';
import { Mwn } from 'mwn';

import { createWiki, NotSupportedError, type Wiki } from '../../emulator';
import { failureOf } from './failure-of';
import { defaultRelease } from '../../emulator/releases/release';

/** Calls of mwn that wikidouble does not support, by what the error names. */
const calls: Readonly<Record<string, (bot: Mwn) => Promise<unknown>>> = {
  'action=imagerotate': (bot) => bot.request({ action: 'imagerotate', rotation: '90' }),
};

describe('what wikidouble does not support, called through mwn', () => {
  let wiki: Wiki;
  beforeEach(() => {
    wiki = createWiki({
      pages: [{ title: 'A' }, { title: 'B', text: '[[A]]' }],
      users: [{ name: 'Pat', password: 'secret', groups: ['sysop'] }],
    });
  });
  afterEach(() => {
    wiki.reset();
    return wiki.close();
  });

  async function createBot(apiUrl: string): Promise<Mwn> {
    const bot = new Mwn({ apiUrl, silent: true, suppressAPIWarnings: true, maxRetries: 0, userAgent: 'test' });
    bot.setOptions({ username: 'Pat', password: 'secret' });
    await bot.login();
    return bot;
  }

  for (const [name, call] of Object.entries(calls)) {
    const sentence = `MediaWiki ${defaultRelease} has ${name}; wikidouble does not support it.`;

    it(`${name} fails the call under nock, with a sentence that names it`, async () => {
      const { api } = wiki.intercept('https://wiki.example/w');
      const failure = await failureOf(createBot(api).then(call));
      expect(String(failure)).to.contain(sentence);
    });

    it(`${name} fails the call over HTTP, and the test with a sentence that names it`, async () => {
      const { api } = await wiki.listen();
      const { failure, printed } = await withoutStandardError(() => failureOf(createBot(api).then(call)));
      expect(String(failure)).to.contain('501');
      expect(printed).to.contain(`wikidouble: ${sentence}`);
      expect(() => {
        wiki.assertNoUnexpectedRequests();
      }).to.throw(NotSupportedError, sentence);
    });
  }
});

/** Runs a function without its output on standard error. */
async function withoutStandardError(work: () => Promise<unknown>): Promise<{ failure: unknown; printed: string }> {
  const own = Object.getOwnPropertyDescriptor(process.stderr, 'write');
  let printed = '';
  process.stderr.write = (text: string | Uint8Array) => {
    printed += String(text);
    return true;
  };
  try {
    const failure = await work();
    return { failure, printed };
  } finally {
    if (own) Object.defineProperty(process.stderr, 'write', own);
    else Reflect.deleteProperty(process.stderr, 'write');
  }
}
