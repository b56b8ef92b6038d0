import { modelOf } from '../../model/content-model';
import { interfaceNamespace } from '../../model/namespaces';
import { english } from '../../messages/english';
import { sectionId, type SectionId, sectionText, withoutSpaceAtEnd } from '../../wikitext/sections';
import type { ActionRun } from '../module-run';
import type { EditValues } from './parameters';
import { readUndo, type UndoneEdit } from './undo';
import type { EditTarget } from './target';
import { badMd5 } from './refusals';

/** The section that is edited: its number, a new one, or all of the page. */
export type EditedSection = SectionId | 'new' | 'all';

/** What the client wants the page, or the section, to say. */
export interface GivenText {
  readonly text: string;
  readonly section: EditedSection;
  /** The edits that are undone. */
  readonly undone?: UndoneEdit | undefined;
}

/** Reads the text and the section. @throws UsageError */
export function readNewText(run: ActionRun, values: EditValues, target: EditTarget): GivenText {
  const { appendtext, prependtext, undo } = values;
  const isAdded = appendtext !== undefined || prependtext !== undefined;
  const added = isAdded ? addedText(run, values, target) : undefined;
  const undone = undo !== undefined && undo > 0 ? readUndo(run, values, target) : undefined;
  checkDigest(run, values);
  const section = undone ? 'all' : readSection(run, values, target);
  const text = undone?.text ?? added ?? values.text ?? '';
  return { text: withoutSpaceAtEnd(text), section, undone };
}

/** The text of the page or the section, with something before or after it. */
function addedText(run: ActionRun, values: EditValues, target: EditTarget): string {
  const { section, prependtext = '', appendtext = '' } = values;
  const held = section === 'new' ? '' : heldText(target);
  if (section !== undefined) requireSections(run, target);
  const text = section === undefined || section === 'new' ? held : textOfSection(run, section, held, target);
  return prependtext + text + appendtext;
}

/** The text of the page; of a message that has none, the text of the software. */
function heldText({ page, title }: EditTarget): string {
  if (page) return page.text ?? '';
  if (title.namespace !== interfaceNamespace) return '';
  const key = title.key.charAt(0).toLowerCase() + title.key.slice(1);
  const text: unknown = key === 'mainpage' ? 'Main Page' : (english as Readonly<Record<string, unknown>>)[key];
  return typeof text === 'string' ? text : '';
}

/** The number that a section begins with counts before its syntax does: `1x` may be missing, `x` is 0 and never is. */
function textOfSection(run: ActionRun, section: string, text: string, { page }: EditTarget): string {
  const id = sectionId(section);
  const found = page || id.number === 0 ? sectionText(text, id) : undefined;
  if (found === undefined && id.number !== 0) throw noSuchSection(run, section);
  requireSectionSyntax(run, section);
  return found ?? '';
}

function requireSections(run: ActionRun, { title, page, contentModel }: EditTarget): void {
  const model = page ? modelOf(title, page) : contentModel;
  if (model === 'wikitext') return;
  throw run.error({ code: 'sectionsnotsupported', key: 'apierror-sectionsnotsupported', parameters: [model] });
}

/** Also without a text of its own: then an empty one is compared. */
function checkDigest(run: ActionRun, { md5, text = '', prependtext, appendtext }: EditValues): void {
  if (md5 === undefined) return;
  const isAdded = prependtext !== undefined || appendtext !== undefined;
  const checked = isAdded ? (prependtext ?? '') + (appendtext ?? '') : text;
  const { createHash } = require('node:crypto') as typeof import('node:crypto');
  if (createHash('md5').update(checked).digest('hex') === md5) return;
  throw run.error(badMd5);
}

function readSection(run: ActionRun, { section }: EditValues, { title, page }: EditTarget): EditedSection {
  if (section === undefined) return 'all';
  requireSectionSyntax(run, section);
  if (section === 'new') return 'new';
  const id = sectionId(section);
  // Other texts have the section before the first heading only (sequence sections-of-other-models).
  const hasSections = page && modelOf(title, page) === 'wikitext';
  if (id.number === 0 || (hasSections && sectionText(page.text ?? '', id) !== undefined)) return id;
  throw noSuchSection(run, section);
}

function requireSectionSyntax(run: ActionRun, section: string): void {
  if (/^(?:(?:T-)?\d+|new)$/.test(section)) return;
  throw run.error({ code: 'invalidsection', key: 'apierror-invalidsection', parameters: [] });
}

function noSuchSection(run: ActionRun, section: string) {
  return run.error({ code: 'nosuchsection', key: 'apierror-nosuchsection', parameters: [section] });
}
