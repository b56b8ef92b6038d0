import type { MessageKey } from '../../../messages/message-texts';
import { messageWikitext } from '../../../messages/message';
import { isSoftwareTag, softwareTags, type SoftwareTag } from '../../../model/software-tags';
import { declareParameters, type ValuesOf } from '../../../request/parameter-declarations';
import { ResultList, type ResultRecord } from '../../../response/result-tree';
import type { RequestContext } from '../../context';
import { queryModule } from '../../module';

const parameters = declareParameters('tg', {
  continue: { type: 'string' },
  limit: { type: 'limit', default: 10, maximum: 500, highMaximum: 5000 },
  prop: {
    type: 'enumeration list',
    values: ['active', 'defined', 'description', 'displayname', 'hitcount', 'source'],
    default: [],
  },
});

type Prop = ValuesOf<typeof parameters>['prop'];

/** `list=tags`: the tags of the software, those that users defined, and those in use (writing 13.3). */
export const tags = queryModule({
  kind: 'list',
  name: 'tags',
  cacheMode: 'public',
  parameters,
  run(run, values) {
    const { wiki } = run.context;
    const names = [...new Set([...softwareTags, ...wiki.tags.names])].sort(compareBytes);
    const list = run.outputList('tag');
    const from = values.continue;
    let count = 0;
    for (const name of names) {
      if (from !== undefined && compareBytes(name, from) < 0) continue;
      if (count++ < values.limit && run.addRow(list, entryOf(run.context, name, values.prop))) continue;
      run.continueAt('continue', name);
      return;
    }
  },
});

function compareBytes(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}

function entryOf(context: RequestContext, name: string, prop: Prop): ResultRecord {
  const { wiki, release } = context;
  const isDefined = wiki.tags.isDefined(name);
  const isOfSoftware = isSoftwareTag(name);
  const shows = (member: Prop[number]): boolean => prop.includes(member);
  const ofSoftware = release.since('1.43') ? ['software', 'extension'] : ['extension'];
  const source = [...(isOfSoftware ? ofSoftware : []), ...(isDefined ? ['manual'] : [])];
  return {
    name,
    ...(shows('displayname') && { displayname: isOfSoftware ? displayName(context, name) : name }),
    ...(shows('description') && { description: isOfSoftware ? description(context, name) : '' }),
    ...(shows('hitcount') && { hitcount: wiki.tags.usesOf(name) }),
    ...(shows('defined') && { defined: isOfSoftware || isDefined }),
    ...(shows('source') && { source: new ResultList(source) }),
    ...(shows('active') && { active: isOfSoftware || isDefined }),
  };
}

const helpPage = 'https://www.mediawiki.org/wiki/Special:MyLanguage/Help:ChangeContentModel';

/** One of them has a page of the manual: 1.43 links its name, 1.39 its description. */
function displayName(context: RequestContext, name: SoftwareTag): string {
  const text = textOf(context, `tag-${name}`);
  const isLinked = name === 'mw-contentmodelchange' && context.release.since('1.43');
  return isLinked ? `<a href="${helpPage}">${text}</a>` : text;
}

function description(context: RequestContext, name: SoftwareTag): string {
  const isEarlier = name === 'mw-contentmodelchange' && !context.release.since('1.43');
  const earlier = `Edits that [${helpPage} change the content model] of a page`;
  return textOf(context, `tag-${name}-description`, isEarlier ? earlier : undefined);
}

function textOf(context: RequestContext, key: MessageKey, text?: string): string {
  return messageWikitext(
    { code: '', key, parameters: [], ...(text !== undefined && { text }) },
    context.interfaceTexts,
  );
}
