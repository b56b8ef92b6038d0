import type { WikiDefinition } from '../../schemas/generated/wiki-file';
import { WikiContentError } from '../model/content-error';
import type { Environment } from '../model/environment';
import { Site } from '../model/site';
import { WikiModel, type WikiSettings } from '../model/wiki-model';
import type { TextReader } from '../model/text-reader';
import type { Release } from '../releases/release';
import type { SharedExpansions } from '../wikitext/transclusion';

/**
 * Creates a wiki with the content of a definition.
 *
 * @throws WikiContentError if the definition contradicts itself
 */
export function createModel(
  definition: WikiDefinition,
  release: Release,
  environment: Environment,
  settings: WikiSettings,
): WikiModel {
  checkTimeZone(definition.site?.timeZone);
  if (definition.site?.temporaryAccounts && !release.since('1.43')) {
    throw new WikiContentError('site.temporaryAccounts', 'needs release 1.43.');
  }
  const site = new Site(definition.site ?? {}, release);
  if (definition.site?.repositories) {
    const { readSharedFiles } = require('./read-shared-files') as typeof import('./read-shared-files');
    site.sharedFiles = readSharedFiles(site, definition.site.repositories, environment);
  }
  const wiki = new WikiModel(site, release, environment, settings, readText);
  const { tags, newMessages } = definition;
  if (tags) definedTags().fillTags(wiki, tags);
  // Many wikis in tests are empty at first, and few declare changes.
  const { pages, users, deletedPages, deletedFiles, protectedTitles } = definition;
  if (pages ?? users ?? deletedPages ?? deletedFiles ?? protectedTitles) {
    const { fillWiki } = require('./fill-wiki') as typeof import('./fill-wiki');
    fillWiki(wiki, definition);
  }
  if (definition.blocks) {
    const { fillBlocks } = require('./blocks') as typeof import('./blocks');
    fillBlocks(wiki, definition.blocks);
  }
  if (definition.changes) {
    const { fillChanges } = require('./changes') as typeof import('./changes');
    fillChanges(wiki, definition);
  }
  if (definition.logs) {
    const { fillLogs } = require('./logs') as typeof import('./logs');
    fillLogs(wiki, definition.logs);
  }
  if (tags) definedTags().fillTagUses(wiki, tags);
  if (newMessages) {
    const { fillNewMessages } = require('./new-messages') as typeof import('./new-messages');
    fillNewMessages(wiki, newMessages);
  }
  return wiki;
}

function definedTags(): typeof import('./tags') {
  return require('./tags') as typeof import('./tags');
}

let wikitext: typeof import('../wikitext/wikitext') | undefined;

/** Reads wikitext for the model. The reader is loaded with the first text: most wikis in tests declare what pages use. */
const readText: TextReader = (source, { template, exists, hasFile }) => {
  const expanded: SharedExpansions = new Map();
  const { contentLanguage } = source.site;
  const magicWord = contentLanguage && ((written: string) => contentLanguage.englishWord(written));
  return (text, page) => {
    wikitext ??= require('../wikitext/wikitext') as typeof import('../wikitext/wikitext');
    const context = { rules: source.site, source, page, template, exists, hasFile, expanded };
    return wikitext.readWikitext(text, magicWord ? { ...context, magicWord } : context);
  };
};

/** Which time zones exist, no schema can say. */
function checkTimeZone(timeZone: string | undefined): void {
  if (timeZone === undefined) return;
  try {
    new Intl.DateTimeFormat('en', { timeZone });
  } catch {
    throw new WikiContentError(
      'site.timeZone',
      `is ${JSON.stringify(timeZone)}, which is no time zone: expected one such as "Europe/Berlin"`,
    );
  }
}
