import type { Site } from '../model/site';
import type { WikiModel } from '../model/wiki-model';

/** The same wiki, whose results hold no more than so many bytes (core 4.5). */
export function withMaximumResultSize(wiki: WikiModel, bytes: number): WikiModel {
  const site = Object.create(wiki.site, { maximumResultSize: { value: bytes } }) as Site;
  return Object.create(wiki, { site: { value: site } }) as WikiModel;
}
