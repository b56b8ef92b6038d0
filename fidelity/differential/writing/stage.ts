import type { Dice } from '../generate/dice';
import { anonymous, type Role } from './roles';
import type { SessionText } from './session-text';
import { tag } from './session-text';

/** A page of the session. */
export interface StagePage {
  title: SessionText;
  /** Whether it probably exists. */
  exists: boolean;
  /** Whether it was probably deleted and not restored since. */
  isDeleted: boolean;
  /** The marks of steps that may have made a revision of it, oldest first. */
  readonly marks: string[];
  /** Who probably made its revisions, oldest first. */
  readonly authors: SessionText[];
}

const shapes = [
  ...['Fox', 'Owl', 'Elk', 'Ünit'],
  ...['Talk:Fox', 'User talk:Amy', 'User:Amy', 'Project:Fox', 'Help talk:Owl'],
  ...['Template:Box', 'Category:Zoo', 'File:Red', 'MediaWiki:Note', 'Template talk:Box'],
] as const;

/** What exists in a session as far as its generator knows: it does not see responses. */
export class Stage {
  readonly pages: StagePage[];
  /** The marks of steps whose responses may have a file of that member: `rcid`, `logid`, `id`. */
  private readonly marks = new Map<string, string[]>();
  /** Whom a step has probably blocked. */
  readonly blocked: SessionText[] = [];
  /** The client of the step that is being written. */
  client = '';
  /** Who has probably stashed a file: nobody else sees it. */
  stasher: string | undefined;

  constructor(
    readonly dice: Dice,
    /** The taking part, with the anonymous client. */
    readonly roles: readonly Role[],
    /** Whether the fake has an action. */
    readonly supports: (action: string) => boolean,
  ) {
    const some = dice.some(shapes, dice.between(2, 5));
    this.pages = ['Fox', ...some.filter((shape) => shape !== 'Fox')].map((shape) => this.newPage(shape));
    if (dice.percent(30)) this.pages.push(this.newPage('Fox', '/sub'));
  }

  /** A page of the session, mostly one that exists. */
  page(): StagePage {
    const existing = this.pages.filter(({ exists }) => exists);
    return existing.length > 0 && this.dice.percent(85) ? this.dice.oneOf(existing) : this.dice.oneOf(this.pages);
  }

  /** A page of the session, whether it exists or not. */
  anyPage(): StagePage {
    return this.dice.oneOf(this.pages);
  }

  /** The page with a title that the session has used or uses now. */
  pageTitled(title: SessionText): StagePage {
    const known = this.pages.find((page) => page.title === title);
    if (known) return known;
    const page: StagePage = { title, exists: false, isDeleted: false, marks: [], authors: [] };
    this.pages.push(page);
    return page;
  }

  /** The title in one of the forms that a client may send. */
  spelled(title: SessionText): SessionText {
    switch (this.dice.weighted({ same: 86, underscores: 5, lower: 3, spaced: 3, fragment: 3 })) {
      case 'same':
        return title;
      case 'underscores':
        return title.replaceAll(' ', '_');
      case 'lower':
        return title.slice(0, 1).toLowerCase() + title.slice(1);
      case 'spaced':
        return ` ${title.replace(' ', '  ')} `;
      case 'fragment':
        return `${title}#Part`;
    }
  }

  /** A title that no page can have, or that nothing has. */
  wrongTitle(): SessionText {
    const { dice } = this;
    return dice.oneOf([
      `Nope ${tag}`,
      ...[
        '',
        ' ',
        '#x',
        'Special:Log',
        'Media:X.png',
        `mw:${tag}`,
        `a[b ${tag}`,
        `a ${tag}|b ${tag}`,
        `<b> ${tag}`,
        ':',
        'Talk:',
      ],
      `a%41 ${tag}`,
      `${'x'.repeat(260)}${tag}`,
      `Talk:File:X ${tag}`,
      `../${tag}`,
      `~~~ ${tag}`,
    ]);
  }

  /** The title of the page, or rarely a wrong one. */
  titleOf({ title }: StagePage): SessionText {
    return this.dice.percent(4) ? this.wrongTitle() : this.spelled(title);
  }

  /** The title of a page of the session, or rarely a wrong one. */
  title(wrong = 5): SessionText {
    return this.dice.percent(wrong) ? this.wrongTitle() : this.spelled(this.page().title);
  }

  /** A revision of the page, or rarely of another one or none. */
  revision(page: StagePage): SessionText {
    const { dice } = this;
    const known = dice.percent(92) ? page : this.anyPage();
    if (known.marks.length === 0 || dice.percent(4)) return dice.oneOf(['999999999', '0', '-1', '']);
    return `⟨${dice.percent(60) ? (known.marks.at(-1) ?? '') : dice.oneOf(known.marks)}.newrevid⟩`;
  }

  /** The id of the page, or rarely none. */
  pageId(page: StagePage): SessionText {
    const { dice } = this;
    if (page.marks.length === 0 || dice.percent(5)) return dice.oneOf(['999999999', '0', '-1', '']);
    return `⟨${dice.oneOf(page.marks)}.pageid⟩`;
  }

  /** The name of an account of the session, or rarely of none. */
  user(): SessionText {
    const { dice } = this;
    const names = this.roles.flatMap(({ account }) => account ?? []);
    if (names.length === 0 || dice.percent(10)) return dice.oneOf([`Nobody ${tag}`, '', 'a#b', '⟨address⟩']);
    return this.dice.oneOf(names);
  }

  /** Notes that the client of the step probably makes a revision. */
  noteEdit(page: StagePage, mark: string): void {
    page.exists = true;
    page.marks.push(mark);
    page.authors.push(this.nameOf(this.client));
  }

  /** A page that probably has revisions of several authors, as a rollback needs it. */
  pageOfSeveral(): StagePage | undefined {
    const pages = this.pages.filter(({ exists, authors }) => exists && new Set(authors).size > 1);
    return pages.length > 0 ? this.dice.oneOf(pages) : undefined;
  }

  /** The name of a client, as users are named. */
  private nameOf(client: string): SessionText {
    if (client === anonymous.name) return '⟨address⟩';
    return this.roles.find(({ name }) => name === client)?.account ?? '⟨admin⟩';
  }

  /** A value of a member that an earlier response may have: `rcid`. */
  remembered(member: string): SessionText | undefined {
    const marks = this.marks.get(member) ?? [];
    return marks.length === 0 ? undefined : `⟨${this.dice.oneOf(marks)}.${member}⟩`;
  }

  /** A response may have such a member. */
  remember(member: string, mark: string): void {
    this.marks.set(member, [...(this.marks.get(member) ?? []), mark]);
  }

  private newPage(shape: string, end = ''): StagePage {
    const extension = shape.startsWith('File:') ? '.png' : '';
    return { title: `${shape} ${tag}${extension}${end}`, exists: false, isDeleted: false, marks: [], authors: [] };
  }
}
