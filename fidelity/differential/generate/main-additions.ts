import { seconds } from './numbers';
import type { Addition } from './request-builder';
import { flag, hostileText, integer, oneWordOf, text, type Value } from './values';
import { weights } from './weights';

/** The format of the response and its parameters. Every request passes here. */
export const addFormat: Addition = (builder) => {
  const { dice } = builder;
  const format = dice.weighted(weights.format);
  if (format === 'invalid')
    builder.add('format', dice.oneOf(['', 'JSON', 'yaml', 'json|xml', 'txt', 'raw', 'jsonfm ', '\u001fjson']));
  else if (format !== 'absent') builder.add('format', format);

  const version = dice.weighted(weights.formatVersion);
  const takesVersion =
    format === 'json' || format === 'jsonfm' || format === 'php' || format === 'phpfm' || format === 'absent';
  if (version !== 'absent' && (takesVersion || dice.percent(15))) {
    builder.add(
      'formatversion',
      version === 'invalid' ? dice.oneOf(['3', '', '0', '1 ', 'LATEST', '\u001f2', hostileText(builder)]) : version,
    );
  }
  const errorFormat = dice.weighted(weights.errorFormat);
  if (errorFormat !== 'absent') {
    builder.add(
      'errorformat',
      errorFormat === 'invalid' ? dice.oneOf(['', 'BC', 'text', hostileText(builder)]) : errorFormat,
    );
  }
};

/** Parameters of single formats (core 1, "Format-module parameters"). */
export const addFormatParameter: Addition = (builder) => {
  const { dice } = builder;
  switch (
    dice.weighted({ callback: 22, cacheBuster: 6, utf8: 16, ascii: 16, wrappedhtml: 18, xslt: 8, namespace: 12 })
  ) {
    case 'callback':
      builder.add(
        'callback',
        dice.oneOf(['cb', 'cb', 'foo.bar[1](x);"', '', 'é', 'a b', '__proto__', hostileText(builder)]),
      );
      if (dice.percent(30)) builder.add('_', '1');
      break;
    case 'cacheBuster':
      builder.add('_', dice.oneOf(['1', '', '1700000000000']));
      break;
    case 'utf8':
      builder.add('utf8', flag(builder));
      break;
    case 'ascii':
      builder.add('ascii', flag(builder));
      break;
    case 'wrappedhtml':
      builder.add('wrappedhtml', flag(builder));
      break;
    case 'xslt':
      builder.add('xslt', dice.oneOf(['', 'MediaWiki:X.xsl', 'foo', hostileText(builder)]));
      break;
    case 'namespace':
      builder.add('includexmlnamespace', flag(builder));
  }
};

/** Parameters that every request may have (core 1). */
export const addMainParameter: Addition = (builder) => {
  const { dice } = builder;
  const name = dice.oneOf([
    'requestid',
    'requestid',
    'curtimestamp',
    'responselanginfo',
    'servedby',
    'maxlag',
    'variant',
    'errorsuselocal',
  ] as const);
  switch (name) {
    case 'requestid':
      builder.add(name, requestId(builder));
      break;
    case 'maxlag':
      builder.add(name, maximalLag(builder));
      break;
    case 'variant':
      builder.add(name, dice.oneOf(['en', '', 'zh-hans', 'foo']));
      break;
    default:
      builder.add(name, flag(builder));
  }
};

/** Without a leading U+001F, for which no correct response exists (core 1). */
const requestId: Value = (builder) => text(builder).replace(/^\u001f/, '');

/** A wiki with one database reports -1, so that only lower values fail (core 1, 6.5). */
const maximalLag: Value = integer(({ dice }) => dice.oneOf(['5', '5', '0', '-1', '-1', '-2', '-5', '1']));

export const addCaching: Addition = (builder) => {
  const { dice } = builder;
  if (dice.percent(75)) builder.add('maxage', seconds(builder));
  if (dice.percent(65)) builder.add('smaxage', seconds(builder));
};

/** English, languages whose texts the fake has, or invalid codes. */
export const addLanguage: Addition = (builder) => {
  const { dice } = builder;
  if (dice.percent(75)) builder.add('uselang', dice.oneOf(dice.percent(50) ? translated : languages));
  if (dice.percent(35))
    builder.add('errorlang', dice.oneOf(['uselang', 'content', 'en', 'x-invalid', 'EN', '', ...translated]));
  if (dice.percent(35)) builder.add('responselanginfo', flag(builder));
};

const translated = ['ar', 'de', 'es', 'fr', 'he', 'ja', 'pl', 'ru', 'tr', 'zh', 'zh-hk', 'pt-br', 'fa', 'Fi'];

const languages = ['en', 'en', 'content', 'content', 'user', 'user', 'x-invalid', 'EN', '', 'x/y', 'a:b', 'a<b', 'x"y'];

export const addAssertion: Addition = (builder) => {
  const { dice } = builder;
  const which = dice.weighted({ assert: 50, assertuser: 40, both: 10 });
  if (which !== 'assertuser') builder.add('assert', assertion(builder));
  if (which !== 'assert') builder.add('assertuser', userName(builder));
};

const assertion = oneWordOf(['anon', 'user', 'bot']);

/** Valid and invalid names of users (core 1, `assertuser`). */
const userName: Value = (builder) => {
  const { dice, vocabulary } = builder;
  if (vocabulary.users.length > 0 && dice.percent(50)) {
    const name = dice.oneOf(vocabulary.users);
    return dice.oneOf([
      name,
      name,
      name,
      name.toLowerCase(),
      `User:${name}`,
      `${name}_`,
      ` ${name}`,
      `user: ${name}`,
      `\u200e${name}`,
    ]);
  }
  return dice.percent(75) ? dice.oneOf(userNames) : hostileText(builder);
};

const userNames = [
  '',
  ' ',
  'Nobody',
  'no_body',
  'éa',
  'ßa',
  'A#b',
  '#',
  'A/b',
  'A>b',
  'A@b',
  'a=b',
  'a"b',
  'a~b',
  'a*b',
  'A:b',
  'A<b',
  'A|b',
  'a\u200bb',
  '.',
  '..',
  '...',
  'Special:x',
  'User talk:x',
  'User:',
  'mw:x',
  'Foo:x',
  '1.2.3.4',
  '999.1.1.1',
  '1.2.3.xxx',
  '1.2.3',
  'xxx.1.2.3',
  '10.0.0.0/16',
  '01.2.3.4',
  '::1',
  'abc::1',
  '::',
  'a::',
  '1:2:3:4:5:6:7:8',
  '1:2:3:4:5:6:7',
  '2001:db8::1/64',
  'x'.repeat(255),
  'x'.repeat(256),
  '~2026-1',
];
