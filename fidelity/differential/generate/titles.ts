import type { Dice } from './dice';
import { invalidTitles, missingTitles, titlesElsewhere } from './title-texts';
import { hostileText, type Value } from './values';
import type { Vocabulary } from './vocabulary';
import { weights } from './weights';

/** The title of a page as clients spell it; sometimes missing, on another wiki or invalid. */
export const pageTitle: Value = (builder) => {
  const { dice, vocabulary } = builder;
  switch (dice.weighted(weights.title)) {
    case 'plain':
      return knownTitle(dice, vocabulary);
    case 'spelt':
      return spelt(dice, knownTitle(dice, vocabulary));
    case 'missing':
      return spelt(dice, dice.oneOf(missingTitles));
    case 'elsewhere':
      return dice.oneOf(titlesElsewhere);
    case 'invalid':
      return dice.oneOf(invalidTitles);
    case 'hostile':
      return hostileText(builder);
  }
};

/** The title of a file that pages use, as clients spell it; sometimes of something else (core 4.6). */
export const fileTitle: Value = (builder) => {
  const { dice, vocabulary } = builder;
  switch (dice.weighted(weights.file)) {
    case 'used':
      return knownFile(dice, vocabulary);
    case 'spelt':
      return spelt(dice, knownFile(dice, vocabulary));
    case 'unused':
      return spelt(dice, dice.oneOf(['File:No such file.png', 'File:ß.png', 'File:x', `File:${'x'.repeat(251)}`]));
    case 'other':
      return dice.oneOf([knownTitle(dice, vocabulary), ...titlesElsewhere]);
    case 'invalid':
      return dice.oneOf(invalidTitles);
    case 'hostile':
      return dice.percent(50) ? hostileText(builder) : `File:${hostileText(builder)}`;
  }
};

/** The title of a category, which often has no page; sometimes of something else. */
export const categoryTitle: Value = (builder) => {
  const { dice, vocabulary } = builder;
  const { categories = [] } = vocabulary;
  if (categories.length === 0 || dice.percent(12)) return pageTitle(builder);
  const title = dice.oneOf(categories);
  return dice.percent(70) ? title : spelt(dice, title);
};

/** The name of a used file without its namespace, or the beginning of one (reading 1.2). */
export const fileName: Value = (builder) => {
  const { dice, vocabulary } = builder;
  const name = knownFile(dice, vocabulary).replace(/^[^:]*:/, '');
  const beginning = Array.from(name).slice(0, dice.between(1, 4)).join('');
  switch (dice.weighted({ whole: 30, beginning: 35, spelt: 20, prefixed: 5, hostile: 10 })) {
    case 'whole':
      return name;
    case 'beginning':
      return beginning;
    case 'spelt':
      return dice.oneOf([
        name.toLowerCase(),
        name.toUpperCase(),
        name.replace(/ /g, '_'),
        `${beginning}_`,
        `${beginning} `,
        ` ${beginning}`,
        `_${name}`,
        `${name}#x`,
        lowerFirst(name),
        name.replace(/ /g, '\u00a0'),
      ]);
    case 'prefixed':
      return dice.oneOf([`File:${name}`, `mw:${name}`, `:${name}`, `Talk:${beginning}`]);
    case 'hostile':
      return hostileText(builder);
  }
};

/** The name of a page without its namespace, or the beginning of one. */
export const pageName: Value = (builder) => {
  const { dice, vocabulary } = builder;
  const name = knownTitle(dice, vocabulary).replace(/^[^:]*:/, '');
  switch (dice.weighted({ whole: 40, beginning: 45, strange: 10, hostile: 5 })) {
    case 'whole':
      return name;
    case 'beginning':
      return Array.from(name).slice(0, dice.between(1, 3)).join('');
    case 'strange':
      return dice.oneOf([`${name}#x`, ` ${name}`, `Talk:${name}`, name.toLowerCase(), '', `${name}_`, 'mw:X']);
    case 'hostile':
      return hostileText(builder);
  }
};

export function knownTitle(dice: Dice, { pages, files }: Vocabulary): string {
  if (pages.length === 0 || (files.length > 0 && dice.percent(12))) return knownFile(dice, { files });
  return dice.oneOf(pages).title;
}

export function knownFile(dice: Dice, { files }: Pick<Vocabulary, 'files'>): string {
  return files.length === 0 ? 'File:Used.png' : dice.oneOf(files);
}

/** Another spelling, usually of the same title (core 4.6). */
export function spelt(dice: Dice, title: string): string {
  const colon = title.indexOf(':');
  const prefix = title.slice(0, colon + 1);
  const name = title.slice(colon + 1);
  return dice.oneOf<() => string>([
    () => title.replace(/ /g, '_'),
    () => prefix + lowerFirst(name),
    () => prefix.toLowerCase() + name,
    () => prefix.toUpperCase() + name,
    () => ` ${title} `,
    () => `_${title}__`,
    () => `:${title}`,
    () => `: ${title}`,
    () => `${title}#${dice.oneOf(['', 'x', ' a b', '%', '<'])}`,
    () => prefix.replace(':', ' : ') + name,
    () => prefix.replace(':', '_:_') + name,
    () => title.replace(/[ _]/g, dice.oneOf(['  ', ' _ ', '\u00a0', '\u3000', '\u2028', '\u1680', '\u200b'])),
    () => prefix + dice.oneOf(['\u200e', '\u200f', '\u202a', '\u202e', '\u2066', '\ufeff', '\u00ad']) + name,
    () => prefix + dice.oneOf(['&#32;', '&#95;', '&nbsp;', '&#x20;', '&#160;']) + name,
    () => prefix + characterReference(dice, name) + name.slice(firstCharacter(name).length),
    () => title.normalize('NFD'),
    () =>
      prefix === 'File:'
        ? dice.oneOf(['Image:', 'image:', 'iMaGe:', 'IMAGE :', 'Media:', 'Datei:', '6:']) + name
        : `${title}\n`,
    () => `${title}\n`,
    () => name,
    () => `${dice.oneOf(['Talk:', 'User:', 'File:', 'mw:', 'a:', 'Project:'])}${title}`,
    () => title.toUpperCase(),
  ])();
}

function lowerFirst(text: string): string {
  const first = firstCharacter(text);
  return first.toLowerCase() + text.slice(first.length);
}

function firstCharacter(text: string): string {
  const [first = ''] = Array.from(text);
  return first;
}

function characterReference(dice: Dice, text: string): string {
  const code = text.codePointAt(0) ?? 32;
  return dice.oneOf([`&#${code};`, `&#x${code.toString(16)};`, `&#X${code.toString(16)};`, `&#0${code};`, `&#${code}`]);
}
