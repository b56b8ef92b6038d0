import type { WikiDefinition } from '../../schemas/generated/wiki-file';
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
  const wiki = new WikiModel(new Site(definition.site ?? {}, release), release, environment, settings, readText);
  fillWiki(wiki, definition);
  fillChanges(wiki, definition);
  return wiki;
}
