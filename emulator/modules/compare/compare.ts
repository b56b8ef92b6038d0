import { exceptions } from '../../messages/exceptions';
import { CaughtException, UsageError } from '../../messages/usage-error';
import { modelOf, type ContentModel } from '../../model/content-model';
import { currentRevision, neighbour, revisionUserId, type StoredRevision } from '../../model/revisions';
import { prefixedText } from '../../model/title';
import { ResultMap } from '../../response/result-tree';
import { isHidden, maySeePart, type HiddenPart } from '../../model/hidden-parts';
import type { ValuesOf } from '../../request/parameter-declarations';
import { interfaceMessage } from '../interface-message';
import { actionModule } from '../module';
import type { ActionRun } from '../module-run';
import { commentHtml } from '../query/recentchanges/comment';
import { differenceHtml } from './difference';
import { parameters, slotParameters, type CompareValues } from './parameters';
import { guessesOf, readSide, type SentSide, type Side } from './side';

/** `action=compare`: how a revision or a text differs from another (reading 5.6). */
export const compare = actionModule({
  name: 'compare',
  description: { className: 'ApiComparePages' },
  cacheMode: 'public',
  parameters,
  furtherParameters: [slotParameters.from, slotParameters.to],
  prepare(run) {
    const values = readPlain(run);
    const readTo = () => (values.toslots?.includes('main') ? run.read(slotParameters.to) : {});
    const from = values.fromslots?.includes('main') ? readBefore([readTo], () => run.read(slotParameters.from)) : {};
    const slots: Slots = { ...from, ...readTo() };
    return () => {
      run.requireAtLeastOneOf(values, 'fromtitle', 'fromid', 'fromrev', 'fromtext', 'fromslots');
      run.requireAtLeastOneOf(values, 'totitle', 'toid', 'torev', 'totext', 'torelative', 'toslots');
      const [sentFrom, sentTo] = [sentSide('from', values, slots), sentSide('to', values, slots)];
      const [from, to] = readSides(run, values, sentFrom, sentTo);
      if (from.lacksMain ?? to.lacksMain) {
        throw new CaughtException(run.context, exceptions.noSlot);
      }
      respond(run, values, from, to);
    };
  },
});

/** What is sent for the slots that a request names. */
type Slots = Partial<ValuesOf<typeof slotParameters.from> & ValuesOf<typeof slotParameters.to>>;

/** What a request says of one side: of its slot if it names that, otherwise in the old form. */
function sentSide(name: 'from' | 'to', values: CompareValues, slots: Slots): SentSide {
  const isSlot = values[`${name}slots`]?.includes('main');
  const oldForm = { text: values[`${name}text`], section: values[`${name}section`] };
  return {
    ...{ name, title: values[`${name}title`], id: values[`${name}id`], rev: values[`${name}rev`] },
    ...{ slots: values[`${name}slots`], pst: values[`${name}pst`], oldForm },
    text: isSlot ? slots[`${name}text-main`] : oldForm.text,
    section: isSlot ? slots[`${name}section-main`] : oldForm.section,
    contentformat: isSlot ? slots[`${name}contentformat-main`] : values[`${name}contentformat`],
    contentmodel: isSlot ? slots[`${name}contentmodel-main`] : values[`${name}contentmodel`],
  };
}

function readPlain(run: ActionRun): CompareValues {
  const namesMain = (name: string) => run.context.parameters.text(name)?.split('|').includes('main') === true;
  const readFrom = () => namesMain('fromslots') && run.read(slotParameters.from);
  const readTo = () => namesMain('toslots') && run.read(slotParameters.to);
  return readBefore([readFrom, readTo], () => run.read(parameters));
}

/** Reads parameters, and after an error those that follow, for their warnings (vectors compare/invalid-id-and-text, compare/invalid-texts). */
function readBefore<Values>(following: readonly (() => unknown)[], read: () => Values): Values {
  try {
    return read();
  } catch (error) {
    following.forEach(readWarnings);
    throw error;
  }
}

/** What is wrong with parameters after an error counts as far as it is only a warning. */
function readWarnings(read: () => unknown): void {
  try {
    read();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
  }
}

/** Nothing, where there is no revision to compare with. */
type Compared = Pick<Side, 'stored' | 'isSection' | 'text' | 'model' | 'lacksMain'>;

function readSides(
  run: ActionRun,
  { torelative }: CompareValues,
  sentFrom: SentSide,
  sentTo: SentSide,
): [Compared, Compared] {
  const guesses = guessesOf(run, [sentFrom, sentTo]);
  const from = readSide(run, sentFrom, guesses);
  if (torelative === undefined) return [from, readSide(run, sentTo, guesses)];
  const { base } = from;
  if (!base) {
    throw run.error({
      code: 'compare-relative-to-nothing',
      key: 'apierror-compare-relative-to-nothing',
      parameters: [],
    });
  }
  const { page, revision } = base;
  if (torelative === 'cur') return [from, ofStored({ page, revision: currentRevision(run.context.wiki, page) })];
  const beside = neighbour(run.context.wiki, base, torelative);
  if (beside) return torelative === 'next' ? [from, ofStored(beside)] : [ofStored(beside), from];
  const parameters = [run.context.escapeWikitext(prefixedText(page, run.context.namespaces)), revision.id];
  run.warn({ code: `compare-no-${torelative}`, key: `apiwarn-compare-no-${torelative}`, parameters });
  return torelative === 'next'
    ? [from, { text: revision.text ?? '', model: modelOf(page, revision) }]
    : [{ text: '', model: 'wikitext' }, from];
}

function ofStored(stored: StoredRevision): Compared {
  return { stored, text: stored.revision.text ?? '', model: modelOf(stored.page, stored.revision) };
}

function respond(run: ActionRun, values: CompareValues, from: Compared, to: Compared): void {
  const { prop, slots, difftype } = values;
  const hasBody = prop.includes('diff') && slots === undefined;
  const result = new ResultMap(hasBody ? { contentMember: 'body' } : {});
  appendSide(run, result, 'from', from.stored, prop);
  appendSide(run, result, 'to', to.stored, prop);
  if (prop.includes('rel')) {
    const previous = from.stored && !from.isSection && neighbour(run.context.wiki, from.stored, 'prev');
    if (previous) result.append('prev', previous.revision.id);
    const next = to.stored && !to.isSection && neighbour(run.context.wiki, to.stored, 'next');
    if (next) result.append('next', next.revision.id);
  }
  // Without slots, nothing is compared (vector compare/no-slots-of-unknown-model).
  const isEmpty = slots?.length === 0;
  const instead = isEmpty ? undefined : incomparable(run, from, to);
  if (prop.includes('diff') || prop.includes('diffsize')) {
    const body = isEmpty ? '' : (instead ?? differenceHtml(run.context, from.text, to.text, difftype));
    if (prop.includes('diffsize')) result.append('diffsize', Buffer.byteLength(body));
    if (prop.includes('diff')) {
      if (slots) result.append('bodies', bodies(slots, body));
      else result.append('body', body);
    }
  }
  run.respond(result);
}

/** What stands in place of differences between texts of which the wiki does not know what they are. */
function incomparable({ context }: ActionRun, one: Compared, other: Compared): string | undefined {
  const [from, to] = [one.model, other.model];
  if (from !== 'unknown' && to !== 'unknown') return undefined;
  const isRecent = context.release.since('1.43');
  if (isRecent && from === to && one.text === other.text) return undefined;
  const error = (text: string) => `<tr><td colspan="4" class="error">${text}</td></tr>`;
  if (from === to) return error(interfaceMessage(context, 'unsupported-content-diff', from));
  if (to === 'unknown') return error(interfaceMessage(context, 'unsupported-content-diff2', from, to));
  if (!isRecent) {
    throw new CaughtException(context, exceptions.notText);
  }
  // This model has no name, only the key of one (vector compare/unknown-model-as-keys).
  const unnamed = context.interfaceLanguage === 'qqx' ? '(content-model-unknown)' : from;
  const text = interfaceMessage(
    context,
    'diff-incompatible',
    unnamed,
    interfaceMessage(context, `content-model-${to as ContentModel}`),
  );
  return `<tr class="mw-diff-slot-error" lang="${context.interfaceLanguage}"><td colspan="4">${text}</td></tr>`;
}

function bodies(slots: readonly string[], body: string): ResultMap {
  const map = new ResultMap({
    association: true,
    keyed: { elementName: '_v', keyAttribute: 'diff', keyLast: true },
  });
  for (const slot of slots) map.append(slot, body === '' ? false : body);
  return map;
}

function appendSide(
  run: ActionRun,
  result: ResultMap,
  side: 'from' | 'to',
  stored: StoredRevision | undefined,
  prop: CompareValues['prop'],
): void {
  if (!stored) return;
  const { context } = run;
  const { wiki, user: reader } = context;
  const { page, revision } = stored;
  const hides = (part: HiddenPart) => isHidden(revision, part);
  const sees = (part: HiddenPart) => maySeePart(wiki, reader, revision, part);
  if (prop.includes('ids')) {
    result.append(`${side}id`, page.id);
    result.append(`${side}revid`, revision.id);
  }
  if (prop.includes('title')) {
    result.append(`${side}ns`, page.namespace);
    result.append(`${side}title`, prefixedText(page, context.namespaces));
  }
  if (prop.includes('size')) result.append(`${side}size`, revision.length);
  if (prop.includes('timestamp')) result.append(`${side}timestamp`, revision.timestamp);
  if (hides('content')) result.append(`${side}texthidden`, true);
  if (prop.includes('user')) {
    if (hides('user')) result.append(`${side}userhidden`, true);
    if (sees('user')) {
      result.append(`${side}user`, revision.user);
      result.append(`${side}userid`, revisionUserId(wiki, revision));
    }
  }
  if (!prop.includes('comment') && !prop.includes('parsedcomment')) return;
  if (hides('comment')) result.append(`${side}commenthidden`, true);
  if (!sees('comment')) return;
  const { comment } = revision;
  if (prop.includes('comment')) result.append(`${side}comment`, comment);
  result.append(`${side}parsedcomment`, commentHtml(context, { comment, title: page }));
}
