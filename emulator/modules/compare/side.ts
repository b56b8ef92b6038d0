import { otherFormat } from '../../messages/exceptions';
import { CaughtException } from '../../messages/usage-error';
import { hasFormat, hasLinks, modelOf, type ContentModel } from '../../model/content-model';
import { currentRevision, type StoredRevision } from '../../model/revisions';
import { isTitle, parseTitle, prefixedText, type Titled } from '../../model/title';
import { beautifyJson } from '../../text/beautify-json';
import type { Integer } from '../../text/integer';
import { appendSection, replaceSection, sectionId, sectionText, withoutSpaceAtEnd } from '../../wikitext/sections';
import { transformedText } from '../edit/stored-text';
import type { ActionRun } from '../module-run';
import { revisionById } from '../parse/target';
import { noSuchPageId, readWikiTitle } from '../writing/page-of-request';

/** One side of the comparison as the request names it. */
export interface SentSide {
  readonly name: 'from' | 'to';
  readonly title: string | undefined;
  readonly id: Integer | undefined;
  readonly rev: Integer | undefined;
  readonly slots: readonly string[] | undefined;
  readonly pst: boolean;
  /** In the old form, or of the slot. */
  readonly text: string | undefined;
  readonly section: string | undefined;
  readonly contentformat: string | undefined;
  readonly contentmodel: string | undefined;
  /** What is sent in the old form, which must not accompany slots. */
  readonly oldForm: { readonly text: string | undefined; readonly section: string | undefined };
}

/** One side of the comparison. */
export interface Side {
  /** Absent for a text that the request has. */
  readonly stored?: StoredRevision;
  /** Whether it is a section of the stored revision, which has no neighbours (vector compare/neighbours-of-sections). */
  readonly isSection?: true;
  readonly text: string;
  readonly model: string;
  /** What the other side can be relative to. */
  readonly base: StoredRevision | undefined;
  /** Whether it has no main slot, which nothing can be compared with. */
  readonly lacksMain?: true;
}

/** What both sides guess from if they do not say it. */
export interface Guesses {
  readonly title: () => Titled | undefined;
  readonly model: () => ContentModel;
}

/** The revision that a side names. @throws UsageError */
export function namedRevision(run: ActionRun, { title, id, rev, text, slots }: SentSide): StoredRevision | undefined {
  const { wiki, namespaces, escapeWikitext } = run.context;
  if (rev !== undefined) return revisionById(run, rev);
  if (title !== undefined) {
    const named = readWikiTitle(run, title);
    const page = wiki.pages.findTitle(named.namespace, named.key);
    if (page) return { page, revision: currentRevision(wiki, page) };
    if (text !== undefined || slots) return undefined;
    const parameters = [escapeWikitext(prefixedText(named, namespaces))];
    throw run.error({ code: 'missingtitle', key: 'apierror-missingtitle-byname', parameters });
  }
  if (id === undefined) return undefined;
  const page = wiki.pages.find(Number(id));
  if (!page) throw noSuchPageId(run, id);
  return { page, revision: currentRevision(wiki, page) };
}

/** @throws UsageError */
export function readSide(run: ActionRun, sent: SentSide, guesses: Guesses): Side {
  const { name, text, section, slots } = sent;
  if (slots) {
    for (const other of ['text', 'section'] as const) {
      if (sent.oldForm[other] !== undefined) throw run.conflict(`${name}slots`, `${name}${other}`);
    }
  }
  const base = namedRevision(run, sent);
  if (slots) return sideOfSlots(run, sent, base, guesses);
  const model = base ? modelOf(base.page, base.revision) : 'wikitext';
  if (text !== undefined) {
    const written = contentOf(run, sent, text, guesses);
    return { ...written, text: section === undefined ? written.text : sectionOf(run, sent, written), base };
  }
  if (!base) return { text: '', model, base, lacksMain: true };
  const stored = { text: base.revision.text ?? '', model };
  if (section === undefined) return { ...stored, stored: base, base };
  return { ...stored, stored: base, isSection: true, text: sectionOf(run, sent, stored), base };
}

function sideOfSlots(run: ActionRun, sent: SentSide, base: StoredRevision | undefined, guesses: Guesses): Side {
  const { name, slots, text } = sent;
  // An empty section of a slot counts as not sent (vector compare/empty-sections-of-slots).
  const section = sent.section === '' ? undefined : sent.section;
  const model = base ? modelOf(base.page, base.revision) : 'wikitext';
  if (!slots?.includes('main')) {
    if (base) return { text: base.revision.text ?? '', model, base };
    return { text: '', model, base, lacksMain: true };
  }
  if (text === undefined) {
    const key = 'apierror-compare-maintextrequired';
    throw run.error({ code: 'compare-maintextrequired', key, parameters: [name] });
  }
  const written = contentOf(run, sent, text, guesses);
  if (section === undefined) return { ...written, base };
  if (!base)
    throw run.error({ code: `compare-no${name}revision`, key: `apierror-compare-no${name}revision`, parameters: [] });
  // Only wikitext has sections, on both sides.
  if (model !== 'wikitext' || written.model !== model) {
    throw run.error({ code: 'sectionreplacefailed', key: 'apierror-sectionreplacefailed', parameters: [] });
  }
  return { ...written, text: withSection(base.revision.text ?? '', section, written.text), base };
}

function contentOf(
  run: ActionRun,
  sent: SentSide,
  text: string,
  guesses: Guesses,
): { readonly text: string; readonly model: string } {
  const { context } = run;
  const { pst, contentmodel, contentformat } = sent;
  const model = contentmodel ?? guesses.model();
  // Content of an unknown model may be in any format (vector compare/format-of-an-unknown-model).
  const isKnown = model !== 'unknown' && contentformat !== undefined;
  if (isKnown && !hasFormat(model as ContentModel, contentformat))
    throw new CaughtException(context, otherFormat(contentformat, model));
  if (!pst) return { text, model };
  const title = titleOf(run, sent) ?? guesses.title();
  if (!title) throw run.error({ code: 'compare-no-title', key: 'apierror-compare-no-title', parameters: [] });
  return { text: savedText(run, title, model, text), model };
}

/** The text as it would be saved. */
function savedText({ context }: ActionRun, title: Titled, model: string, text: string): string {
  const { id } = context.wiki.pages.findTitle(title.namespace, title.key) ?? {};
  if (hasLinks(model as ContentModel)) return transformedText(context, title, id, text);
  const lines = withoutSpaceAtEnd(text.replace(/\r\n?/g, '\n'));
  return model === 'json' ? (beautifyJson(text) ?? text) : lines;
}

function withSection(text: string, section: string, replacement: string): string {
  if (section === 'new') return appendSection(text, '', replacement);
  return replaceSection(text, sectionId(section), replacement) ?? text;
}

/** @throws UsageError `nosuchfromsection`, `nosuchtosection` */
function sectionOf(
  run: ActionRun,
  { name, section = '' }: SentSide,
  { text, model }: { readonly text: string; readonly model: string },
): string {
  const found = model === 'wikitext' ? sectionText(text, sectionId(section)) : undefined;
  if (found !== undefined) return found;
  const parameters = [run.context.escapeWikitext(section)];
  throw run.error({ code: `nosuch${name}section`, key: `apierror-compare-nosuch${name}section`, parameters });
}

/** The page that a side names, whether it exists or not. */
function titleOf({ context: { wiki } }: ActionRun, { title, id, rev }: SentSide): Titled | undefined {
  const held = rev === undefined ? undefined : wiki.findPageOfRevision(Number(rev));
  if (held) return held;
  const named = title === undefined ? undefined : parseTitle(title, wiki.site);
  if (named && isTitle(named) && named.interwiki === '') return named;
  return id === undefined ? undefined : wiki.pages.find(Number(id));
}

/** What the sides agree on: the first title, and the first content model, of what they name. */
export function guessesOf(run: ActionRun, sides: readonly SentSide[]): Guesses {
  const { wiki } = run.context;
  const title = () => sides.map((side) => titleOf(run, side)).find((found) => found !== undefined);
  let model: ContentModel | undefined;
  return {
    title,
    model() {
      if (model) return model;
      const sent = sides.find(({ contentmodel }) => contentmodel !== undefined)?.contentmodel;
      const guessed = title();
      const page = guessed && wiki.pages.findTitle(guessed.namespace, guessed.key);
      if (sent === undefined && !guessed) {
        const parameters = ['wikitext'];
        run.warn({ code: 'compare-nocontentmodel', key: 'apiwarn-compare-nocontentmodel', parameters });
      }
      model = guessed ? modelOf(guessed, page ?? {}) : ((sent ?? 'wikitext') as ContentModel);
      return model;
    },
  };
}
