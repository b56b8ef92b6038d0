import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A page of a wiki file as a real wiki can be given it. */
export interface WikiPage {
  readonly id: number;
  readonly title: string;
  /** What is saved; `undefined` for a page that the installer makes. */
  readonly text: string | undefined;
  /** The files that the wiki file declares it to use, where it does. */
  readonly uses: readonly string[] | undefined;
}

const MEMBERS = new Set(['id', 'title', 'text', 'redirect', 'uses']);

/**
 * The pages of a wiki file in the order of their ids, with the wikitext that makes them what the file says. What a real
 * wiki cannot be given through its API (users, changes, a page's dates) is refused rather than left out unsaid.
 */
export function readWikiPages(file: string): WikiPage[] {
  const content: unknown = parse(readFileSync(file, 'utf8'));
  if (!isRecord(content) || !Array.isArray(content.pages)) throw new Error(`${file}: pages is missing: give a list`);
  const others = Object.keys(content).filter((name) => name !== 'site' && name !== 'pages');
  if (others.length > 0) throw new Error(`${file}: a real wiki cannot be filled with ${others.join(', ')}`);
  const pages = content.pages.map((item: unknown, index) => readPage(item, `${file}: page ${index + 1}`));
  pages.sort((first, second) => first.id - second.id);
  const twice = pages.find((page, index) => pages[index + 1]?.id === page.id);
  if (twice !== undefined) throw new Error(`${file}: the id ${twice.id} is given twice`);
  return pages;
}

function readPage(item: unknown, where: string): WikiPage {
  if (!isRecord(item)) throw new Error(`${where} is not a map with id and title`);
  const unknown = Object.keys(item).filter((name) => !MEMBERS.has(name));
  if (unknown.length > 0) throw new Error(`${where}: a real page cannot be given ${unknown.join(', ')}`);
  const { id, title, text, redirect, uses } = item;
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1)
    throw new Error(`${where}: id is not a whole number above 0: give every page one`);
  if (typeof title !== 'string') throw new Error(`${where}: title is not a string`);
  if (!isOptionalString(text)) throw new Error(`${where} (${title}): text is not a string`);
  if (!isOptionalString(redirect))
    throw new Error(`${where} (${title}): redirect is not a title, which a real page needs`);
  if (uses !== undefined && !isStrings(uses)) throw new Error(`${where} (${title}): uses is not a list of titles`);
  if (text !== undefined && redirect !== undefined) {
    throw new Error(`${where} (${title}): give text (with #REDIRECT) or redirect, not both`);
  }
  return { id, title, text: text ?? composeText(redirect, uses), uses };
}

/** Wikitext that redirects and embeds: the embedding counts on its own, a bare `#REDIRECT [[File:X]]` would not (core 4.2). */
function composeText(redirect: string | undefined, uses: readonly string[] | undefined): string | undefined {
  if (redirect === undefined && uses === undefined) return undefined;
  const lines = (uses ?? []).map((file) => `[[${file}]]`);
  if (redirect !== undefined) lines.unshift(`#REDIRECT [[:${redirect}]]`);
  return lines.join('\n');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOptionalString(value: unknown): value is string | undefined {
  return value === undefined || typeof value === 'string';
}

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
