import type { Message } from '../../messages/message';
import { entryMembers } from '../../messages/reports';
import { keptComment } from '../../model/comment';
import { specialNamespace } from '../../model/namespaces';
import { recordLog } from '../../model/record-change';
import { isSoftwareTag } from '../../model/software-tags';
import { changeTags, itemOfChange, itemOfEvent, itemOfRevision, tagsOf, type TaggedItem } from '../../model/tagging';
import type { Titled } from '../../model/title';
import type { WikiModel } from '../../model/wiki-model';
import { declareParameters, type ValuesOf } from '../../request/parameter-declarations';
import { ResultList, ResultMap, type ResultValue } from '../../response/result-tree';
import { isLimited } from '../is-limited';
import { requireNotBlocked } from '../writing/require-not-blocked';
import { actionModule } from '../module';
import type { ActionRun } from '../module-run';
import { errorList } from '../writing/error-list';
import { performerName } from '../writing/performer';
import { requireTagging } from '../writing/require-tagging';
import { requireRight } from '../require-right';

const parameters = declareParameters('', {
  rcid: { type: 'integer list', isId: true },
  revid: { type: 'integer list', isId: true },
  logid: { type: 'integer list', isId: true },
  add: { type: 'tag list' },
  remove: { type: 'string list' },
  reason: { type: 'string', default: '' },
  tags: { type: 'tag list' },
  token: { type: 'string', sensitive: true },
});

type Values = ValuesOf<typeof parameters>;

/** What a request names its items by, in the order of the response. */
const kinds = ['revid', 'rcid', 'logid'] as const;

type Kind = (typeof kinds)[number];

const finders: Readonly<Record<Kind, (wiki: WikiModel, id: number) => TaggedItem | undefined>> = {
  revid: itemOfRevision,
  rcid: itemOfChange,
  logid: itemOfEvent,
};

/** `action=tag`: adds tags to changes, and removes them (writing 13.3). */
export const tag = actionModule({
  name: 'tag',
  cacheMode: 'private',
  mustBePosted: true,
  needsToken: 'csrf',
  writes: () => true,
  parameters,
  run(run, values) {
    requireAllowed(run);
    requireTagging(run, values.tags);
    run.requireAtLeastOneOf(values, ...kinds);
    const tagger = new Tagger(run, values);
    const results = kinds.flatMap((kind) => (values[kind] ?? []).map((id) => tagger.tag(kind, id)));
    run.respond(new ResultList(results, 'result'));
  },
});

/** @throws UsageError `permissiondenied`, `blocked` */
function requireAllowed(run: ActionRun): void {
  requireRight(run, 'changetags');
  requireNotBlocked(run);
}

class Tagger {
  private limited: boolean | undefined;

  constructor(
    private readonly run: ActionRun,
    private readonly values: Values,
  ) {}

  tag(kind: Kind, id: Values['revid'] extends readonly (infer Id)[] | undefined ? Id : never): ResultMap {
    const { wiki } = this.run.context;
    const item = finders[kind](wiki, Number(id));
    const named = { [kind]: id };
    if (!item) return this.failed(named, noSuch(kind, id));
    const block = kind === 'logid' ? undefined : this.blockOf(kind, item);
    if (block) return this.failed(named, block);
    if (this.isSkipped()) return entry({ ...named, status: 'skipped' });
    const { add = [], remove = [] } = this.values;
    const refusal = add.length + remove.length === 0 ? undefined : this.refusal();
    if (refusal) return entry({ ...named, status: 'failure', errors: this.errors(refusal) });
    return entry({ ...named, status: 'success', ...this.apply(kind, item) });
  }

  private failed(named: Readonly<Record<string, ResultValue>>, message: Message): ResultMap {
    const { metadata, members } = entryMembers(message, this.run.context.reportForm);
    return entry({ ...named, status: 'error', ...members }, metadata);
  }

  private errors(message: Message): ResultList {
    return errorList([message], this.run.context.reportForm);
  }

  /** A block of the page that the item belongs to: a merged revision to another one than its recent change. */
  private blockOf(kind: Kind, { pageId, change }: TaggedItem): Message | undefined {
    const { wiki } = this.run.context;
    if (!wiki.hasBlocks) return undefined;
    const page = wiki.pages.find(pageId ?? 0);
    const title = kind === 'revid' ? page : (change?.title ?? page);
    const { blocksAgainst } = require('../blocked/blocked') as typeof import('../blocked/blocked');
    return title && blocksAgainst(this.run.context, 'changetags', title).map(withoutPage)[0];
  }

  /** 1.39 counts every item. */
  private isSkipped(): boolean {
    return !this.run.context.release.since('1.43') && isLimited(this.run.context, 'changetag', '1.39');
  }

  private refusal(): Message | undefined {
    const { context } = this.run;
    if (context.release.since('1.43')) {
      // Any block counts, and the limit of requests: both look like a missing right.
      this.limited ??= isLimited(context, 'changetags') || isBlocked(this.run);
      if (this.limited) return { code: 'tags-update-no-permission', key: 'tags-update-no-permission', parameters: [] };
    }
    const { tags } = context.wiki;
    const fixed = (this.values.remove ?? []).filter((name) => isSoftwareTag(name) && !tags.isDefined(name));
    if (fixed.length === 0) return undefined;
    const key = fixed.length === 1 ? 'tags-update-remove-not-allowed-one' : 'tags-update-remove-not-allowed-multi';
    return { code: key, key, parameters: [fixed.join(', '), fixed.length] };
  }

  private apply(kind: Kind, item: TaggedItem): Readonly<Record<string, ResultValue>> {
    const { context } = this.run;
    const { wiki } = context;
    const { add = [], remove = [], reason, tags = [] } = this.values;
    const before = tagsOf(item);
    const added = add.filter((name) => !before.includes(name) && !remove.includes(name));
    const removed = remove.filter((name) => before.includes(name));
    if (added.length + removed.length === 0) return { noop: true };
    changeTags(wiki, item, added, removed);
    const { revision, event, pageId } = item;
    const id = (name: Kind, number: number | undefined) =>
      number === undefined ? false : kind === name ? number : String(number);
    const logged = recordLog(wiki, {
      type: 'tag',
      action: 'update',
      ...placeOf(wiki, item),
      pageId: pageId ?? 0,
      user: performerName(context),
      comment: keptComment(reason),
      tags: wiki.tags.use(tags),
      parameters: {
        revid: id('revid', revision?.id),
        logid: id('logid', event?.id),
        tagsAdded: added,
        tagsAddedCount: added.length,
        tagsRemoved: removed,
        tagsRemovedCount: removed.length,
        initialTags: [...before].sort(),
      },
    });
    return {
      actionlogid: logged.id,
      added: new ResultList([...added], 't'),
      removed: new ResultList([...removed], 't'),
    };
  }
}

/** The page of the revision; else the log, or the list of tags if the revision was deleted. */
function placeOf(wiki: WikiModel, { revision, pageId, event }: TaggedItem): { readonly title: Titled } {
  const page = pageId === undefined ? undefined : wiki.pages.find(pageId);
  if (page) return { title: { namespace: page.namespace, key: page.key } };
  const { specialPages } = wiki.site;
  const key = revision
    ? (specialPages.find('Tags') ?? 'Tags')
    : `${specialPages.find('Log') ?? 'Log'}/${event?.type ?? ''}`;
  return { title: { namespace: specialNamespace, key } };
}

const noSuchKeys = {
  revid: 'apierror-nosuchrevid',
  rcid: 'apierror-nosuchrcid',
  logid: 'apierror-nosuchlogid',
} as const;

function noSuch(kind: Kind, id: Message['parameters'][number]): Message {
  return { code: `nosuch${kind}`, key: noSuchKeys[kind], parameters: [id] };
}

/** The short text of blocks, which names no page. */
function withoutPage(message: Message): Message {
  const { data } = message;
  return { code: 'blocked', key: 'apierror-blocked', parameters: [], ...(data && { data }) };
}

function isBlocked({ context }: ActionRun): boolean {
  if (!context.wiki.hasBlocks) return false;
  const { clientBlocks } = require('../blocked/blocked') as typeof import('../blocked/blocked');
  return clientBlocks(context).length > 0;
}

function entry(
  members: Readonly<Record<string, ResultValue>>,
  metadata: ConstructorParameters<typeof ResultMap>[0] = {},
): ResultMap {
  const map = new ResultMap(metadata);
  for (const [name, value] of Object.entries(members)) map.append(name, value);
  return map;
}
