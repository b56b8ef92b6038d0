import type { SessionText } from './session-text';
import { tag } from './session-text';
import type { Stage } from './stage';

/** The text of a page of a session, with links to its other pages. */
export function pageText(stage: Stage): SessionText {
  const { dice } = stage;
  switch (dice.weighted({ paragraphs: 60, sections: 20, redirect: 8, short: 6, empty: 3, odd: 3 })) {
    case 'paragraphs':
      return paragraphs(stage, dice.between(1, 3));
    case 'sections': {
      const heads = dice.some(['One', 'Two', 'Three'], dice.between(1, 3));
      return [paragraphs(stage, 1), ...heads.map((head) => `== ${head} ==\n${paragraphs(stage, 1)}`)].join('\n\n');
    }
    case 'redirect':
      return `${dice.oneOf(['#REDIRECT', '#redirect', '#REDIRECT:'])} [[${stage.anyPage().title}${dice.oneOf(['', '', '#One'])}]]`;
    case 'short':
      return dice.oneOf(['x', '0', '~~~~', '~~~', "''' '''", '<nowiki>']);
    case 'empty':
      return dice.oneOf(['', ' ', '\n\n']);
    case 'odd':
      return dice.oneOf([
        'a\r\nb\rc \n\n',
        'tab\tand\u00a0space ',
        'e\u0301 \u{1f600} ﬁ',
        '<!-- only a comment -->',
        '=',
        `{{subst:Box ${tag}}}`,
        `__NOTOC__ ${'long '.repeat(200)}`,
      ]);
  }
}

function paragraphs(stage: Stage, count: number): SessionText {
  return Array.from({ length: count }, () => sentence(stage)).join('\n\n');
}

/** One sentence, with or without a link. */
export function sentence(stage: Stage): SessionText {
  const { dice } = stage;
  const words = dice.some(['hay', 'oat', 'rye', 'corn', 'äther', 'lime', 'fern', 'moss'], dice.between(1, 4)).join(' ');
  switch (dice.weighted({ plain: 45, page: 15, file: 15, template: 8, category: 8, address: 6, signed: 3 })) {
    case 'plain':
      return `${words}.`;
    case 'page':
      return `${words} [[${stage.anyPage().title}|a link]].`;
    case 'file':
      return `${words} [[File:${dice.oneOf(['Red', 'Blue'])} ${tag}.png${dice.oneOf(['', '|thumb', '|alt'])}]].`;
    case 'template':
      return `${words} {{Box ${tag}${dice.oneOf(['', '|1', '|a=b'])}}}`;
    case 'category':
      return `${words} [[Category:Zoo ${tag}${dice.oneOf(['', '|*'])}]]`;
    case 'address':
      return `${words} ${dice.oneOf(['[https://example.org/a there]', '[https://example.org/b?c=d x]', `[[mw:Zoo ${tag}]]`])}`;
    case 'signed':
      return `${words} ~~~~`;
  }
}

/** The reason of an action, or the summary of an edit. */
export function reason({ dice, ...stage }: Pick<Stage, 'dice' | 'pages'>): SessionText {
  return dice.oneOf([
    'because',
    'because',
    'fix  it',
    ' spaced ',
    'a\nb',
    `see [[${dice.oneOf(stage.pages).title}]]`,
    '/* One */ more',
    "''x'' <b>&amp;</b> {{x}}",
    'ünïcode \u{1f600}',
    '~~~~',
    'long '.repeat(150),
    '',
  ]);
}
