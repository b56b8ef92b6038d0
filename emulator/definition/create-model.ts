import type { WikiDefinition } from '../../schemas/generated/wiki-file';
import { WikiContentError } from '../model/content-error';
import type { Environment } from '../model/environment';
import { Site } from '../model/site';
import { WikiModel, type WikiSettings } from '../model/wiki-model';
import type { Release } from '../releases/release';
import { fillChanges } from './changes';
import { fillWiki } from './fill-wiki';
import { readText } from './read-text';

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
  const site = new Site(definition.site ?? {}, release);
  if (definition.site?.repositories) {
    const { readSharedFiles } = require('./read-shared-files') as typeof import('./read-shared-files');
    site.sharedFiles = readSharedFiles(site, definition.site.repositories, environment);
  }
  const wiki = new WikiModel(site, release, environment, settings, readText);
  fillWiki(wiki, definition);
  fillChanges(wiki, definition);
  return wiki;
}

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
