import { isBlockedEverywhere } from '../blocked-everywhere';
import type { Message } from '../../messages/message';
import { keptComment } from '../../model/comment';
import { interfaceNamespace, specialNamespace } from '../../model/namespaces';
import { recordChange } from '../../model/record-change';
import { holdsRight } from '../../model/rights';
import { isSoftwareTag } from '../../model/software-tags';
import { deleteTag } from '../../model/tagging';
import { isTitle, parseTitle } from '../../model/title';
import { hasNamedReference } from '../../text/character-references';
import type { WikiModel } from '../../model/wiki-model';
import { declareParameters, type ValuesOf } from '../../request/parameter-declarations';
import { actionModule } from '../module';
import type { ActionRun } from '../module-run';
import { performerOf } from '../writing/performer';
import { requireTagging } from '../writing/require-tagging';

const operationNames = ['create', 'delete', 'activate', 'deactivate'] as const;

/** What a request may do to a tag. */
interface Operation {
  readonly right: string;
  /** The error without the right. */
  readonly noRight: Message['key'];
  /** Why it is not possible. */
  readonly refusal: (wiki: WikiModel, tag: string) => Message | undefined;
  /** @returns what the log says besides the tag */
  readonly apply: (wiki: WikiModel, tag: string) => object;
}

const parameters = declareParameters('', {
  operation: { type: 'enumeration', values: operationNames, required: true },
  tag: { type: 'string', required: true },
  reason: { type: 'string', default: '' },
  ignorewarnings: { type: 'boolean' },
  tags: { type: 'tag list' },
  token: { type: 'string', sensitive: true },
});

type Values = ValuesOf<typeof parameters>;

/** `action=managetags`: creates, activates, deactivates and deletes tags (writing 13.3). */
export const manageTags = actionModule({
  name: 'managetags',
  description: { className: 'ApiManageTags', helpPages: ['Tag_management'] },
  cacheMode: 'private',
  mustBePosted: true,
  needsToken: 'csrf',
  writes: () => true,
  parameters,
  run(run, values) {
    const { wiki } = run.context;
    const { operation: name, tag } = values;
    const operation = operations[name];
    requireRight(run, operation);
    requireTagging(run, values.tags);
    const refusal = blockRefusal(run) ?? operation.refusal(wiki, tag);
    if (refusal) throw run.error(refusal);
    const logged = operation.apply(wiki, tag);
    const logid = record(run, values, { tag, ...logged });
    run.respond({ operation: name, tag, success: true, logid });
  },
});

function requireRight(run: ActionRun, { right, noRight }: Operation): void {
  const { user, wiki } = run.context;
  if (!holdsRight(user, right, wiki)) throw run.error({ code: 'permissiondenied', key: noRight, parameters: [] });
}

function blockRefusal({ context }: ActionRun): Message | undefined {
  if (!isBlockedEverywhere(context)) return undefined;
  const parameters = [context.user?.name ?? context.request.remoteAddress];
  return { code: 'tags-manage-blocked', key: 'tags-manage-blocked', parameters };
}

/** A tag with more uses cannot be deleted. */
const mostUses = 5000;

const managing = { right: 'managechangetags', noRight: 'tags-manage-no-permission' } as const;

const operations: Readonly<Record<(typeof operationNames)[number], Operation>> = {
  create: {
    ...managing,
    refusal(wiki, tag) {
      if (/[,|/]/.test(tag)) return message('tags-create-invalid-chars');
      if (!isPartOfTitle(wiki, tag)) return message('tags-create-invalid-title-chars');
      return isKnown(wiki, tag) ? message('tags-create-already-exists', tag) : undefined;
    },
    apply: define,
  },
  activate: {
    ...managing,
    refusal(wiki, tag) {
      if (!isKnown(wiki, tag)) return message('tags-activate-not-found', tag);
      const isActive = isSoftwareTag(tag) || wiki.tags.isDefined(tag);
      return isActive ? message('tags-activate-not-allowed', tag) : undefined;
    },
    apply: define,
  },
  deactivate: {
    ...managing,
    refusal({ tags }, tag) {
      return tags.isDefined(tag) ? undefined : message('tags-deactivate-not-allowed', tag);
    },
    apply({ tags }, tag) {
      tags.undefine(tag);
      return {};
    },
  },
  delete: {
    right: 'deletechangetags',
    noRight: 'tags-delete-no-permission',
    refusal(wiki, tag) {
      if (!isKnown(wiki, tag)) return message('tags-delete-not-found', tag);
      if (wiki.tags.usesOf(tag) > mostUses) return message('tags-delete-too-many-uses', tag, mostUses);
      return isSoftwareTag(tag) && !wiki.tags.isDefined(tag) ? message('tags-delete-not-allowed') : undefined;
    },
    apply(wiki, tag) {
      const count = wiki.tags.usesOf(tag);
      deleteTag(wiki, tag);
      return { count };
    },
  },
};

function define({ tags }: WikiModel, tag: string): object {
  tags.define(tag);
  return {};
}

/** A message describes the tag, on a page that has its name in the title. References are not read there; `#` ends it. */
function isPartOfTitle({ site }: WikiModel, tag: string): boolean {
  const [title = ''] = `Tag-${tag}-description`.split('#');
  return !hasNamedReference(title) && isTitle(parseTitle(title, site, interfaceNamespace));
}

function isKnown({ tags }: WikiModel, tag: string): boolean {
  return isSoftwareTag(tag) || tags.isDefined(tag) || tags.usesOf(tag) > 0;
}

function message(key: Message['key'], ...given: Message['parameters']): Message {
  return { code: key, key, parameters: given };
}

function record({ context }: ActionRun, { operation, reason, tags = [] }: Values, logged: object): number {
  const { wiki } = context;
  const key = wiki.site.specialPages.find('Tags') ?? 'Tags';
  const { log } = recordChange(wiki, {
    type: 'log',
    title: { namespace: specialNamespace, key },
    ...performerOf(context),
    comment: keptComment(reason),
    tags,
    log: { type: 'managetags', action: operation, parameters: { ...logged } },
  });
  return log?.id ?? 0;
}
