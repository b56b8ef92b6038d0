import { exceptions } from '../../messages/exceptions';
import { CaughtException, type UsageError } from '../../messages/usage-error';
import { notTooLong } from '../../model/comment';
import { contentModel as modelOfTitle, type ContentModel } from '../../model/content-model';
import { addImportedEntry, addImportedRevision, finishImport } from '../../model/importing';
import { canonicalAddress } from '../../model/ip-address';
import { isReservedName } from '../../model/reserved-names';
import { holdsRight } from '../../model/rights';
import { isTitle, parseTitle, prefixedText, type Title } from '../../model/title';
import { normaliseUserName } from '../../model/user-name';
import { declareParameters, type ValuesOf } from '../../request/parameter-declarations';
import { readTimestamp } from '../../request/timestamp-value';
import { ResultList } from '../../response/result-tree';
import { beautifyJson } from '../../text/beautify-json';
import { timestamp } from '../../text/timestamp';
import { actionModule } from '../module';
import type { ActionRun } from '../module-run';
import { whatForbids } from '../query/info/actions';
import { canExist } from '../writing/page-of-request';
import { performerOf } from '../writing/performer';
import { requireTagging } from '../writing/require-tagging';
import { OtherRoot, ReadAfterEnd, readPages, type PageReceiver, type SentRevision } from './read-pages';
import { decodeXml, readXml, type XmlError, type XmlNode } from './xml-nodes';

const parameters = declareParameters('', {
  summary: { type: 'string' },
  xml: { type: 'upload' },
  interwikiprefix: { type: 'string' },
  interwikisource: { type: 'enumeration', values: [] },
  interwikipage: { type: 'string' },
  fullhistory: { type: 'boolean' },
  templates: { type: 'boolean' },
  namespace: { type: 'namespace' },
  assignknownusers: { type: 'boolean' },
  rootpage: { type: 'string' },
  tags: { type: 'tag list' },
  token: { type: 'string', sensitive: true },
});

type Values = ValuesOf<typeof parameters>;

/** `action=import`: adds the revisions of an XML file to pages (writing 17). */
export const importModule = actionModule({
  name: 'import',
  cacheMode: 'private',
  mustBePosted: true,
  needsToken: 'csrf',
  writes: () => true,
  parameters,
  run(run, values) {
    const { context } = run;
    if (values.namespace !== undefined && values.rootpage !== undefined) throw run.conflict('namespace', 'rootpage');
    if (!holdsRight(context.user, 'importupload', context.wiki)) {
      throw run.error({ code: 'cantimport-upload', key: 'apierror-cantimport-upload', parameters: [] });
    }
    const { interwikiprefix: prefix = '' } = values;
    if (prefix === '') {
      throw run.error({ code: 'nointerwikiprefix', key: 'apierror-missingparam', parameters: ['interwikiprefix'] });
    }
    const file = context.parameters.file('xml');
    if (!file) throw run.error({ code: 'nofile', key: 'importnofile', parameters: [] });
    requireTagging(run, values.tags);
    const root = readRoot(run, values.rootpage ?? '');
    const receiver = new Importer(run, values, prefix, root);
    const read = readXml(decodeXml(file.content));
    readNodes(run, read.nodes, read.error, receiver);
    run.respond(new ResultList(receiver.results, 'page'));
  },
});

/** How much of a file 1.39 has read when it looks at the first node. */
const firstPart = 512;

/** 1.43 checks the whole file first; 1.39 ends where it is wrong, unless that is near the beginning (writing 17.3). */
function readNodes(
  run: ActionRun,
  nodes: readonly XmlNode[],
  error: XmlError | undefined,
  receiver: PageReceiver,
): void {
  const { release } = run.context;
  if (error) {
    const { kind, at, line, message } = error;
    const isIgnored = kind === 'namespace' || (nodes.length > 0 && (kind !== 'syntax' || at >= firstPart));
    if (release.since('1.43') || !isIgnored) throw failure(run, `XML error at line ${line}: ${message}`);
  }
  try {
    readPages(nodes, receiver);
  } catch (caught) {
    if (caught instanceof ReadAfterEnd) throw new CaughtException(run.context, exceptions.afterEnd);
    if (!(caught instanceof OtherRoot)) throw caught;
    throw failure(run, `Expected '<mediawiki>' tag, got '<${caught.element}>' tag.`);
  }
}

function failure(run: ActionRun, problem: string): UsageError {
  const parameters = [run.context.escapeWikitext(problem)];
  return run.error({ code: 'import-unknownerror', key: 'apierror-import-unknownerror', parameters });
}

/** The page below which imported pages are put. */
function readRoot(run: ActionRun, text: string): Title | undefined {
  const { wiki, namespaces } = run.context;
  if (text === '') return undefined;
  const title = parseTitle(text, wiki.site);
  if (!isTitle(title) || title.interwiki !== '') {
    throw run.error({ code: 'import-rootpage-invalid', key: 'import-rootpage-invalid', parameters: [] });
  }
  const namespace = namespaces.byId(title.namespace);
  if (!namespace?.subpages) {
    const name = title.namespace === 0 ? '(Main)' : (namespace?.name ?? '');
    throw run.error({ code: 'import-rootpage-nosubpage', key: 'import-rootpage-nosubpage', parameters: [name] });
  }
  return title;
}

const models: ReadonlySet<string> = new Set<ContentModel>(['wikitext', 'javascript', 'css', 'json', 'text']);

/** Puts what a file has into the wiki, page by page. */
class Importer implements PageReceiver {
  readonly results: { ns: number; title: string; revisions: number }[] = [];
  private title: Title | undefined;
  private count = 0;

  constructor(
    private readonly run: ActionRun,
    private readonly values: Values,
    private readonly prefix: string,
    private readonly root: Title | undefined,
  ) {}

  begin(text: string, namespace: string | undefined): boolean {
    const { context } = this.run;
    const { pages } = context.wiki;
    const title = this.placeOf(text, namespace);
    if (!title) return false;
    const isNew = !pages.findTitle(title.namespace, title.key);
    const forbidden = [...whatForbids(context, 'edit', title), ...(isNew ? whatForbids(context, 'create', title) : [])];
    if (forbidden.length > 0) return false;
    this.title = title;
    this.count = 0;
    return true;
  }

  revision({ fields, contributor }: SentRevision): void {
    const { run, title } = this;
    const { wiki } = run.context;
    if (!title) return;
    const text = fields.get('text');
    const model = fields.get('model') ?? modelOfTitle(title);
    const role = fields.get('role') ?? 'main';
    if (text === undefined) throw failure(run, 'Missing text field in import.');
    if (!isModel(model)) {
      const where = 'See https://www.mediawiki.org/wiki/Content_handlers to find out which extensions handle this';
      throw failure(run, `The content model '${model}' is not registered on this wiki. ${where} content model.`);
    }
    if (role !== 'main') throw failure(run, `Undefined slot role ${role}`);
    if (model === 'json' && beautifyJson(text) === undefined) {
      const name = prefixedText(title, run.context.namespaces);
      throw failure(run, `New content for ${name} role main is not valid! Content model is json.`);
    }
    const revision = {
      user: this.authorOf(contributor),
      timestamp: this.timeOf(fields),
      comment: notTooLong(fields.get('comment') ?? ''),
      minor: fields.has('minor'),
      text,
      contentModel: model,
    };
    addImportedRevision(wiki, title, revision, performerOf(run.context).user);
    this.count++;
  }

  /** 1.43 imports none. */
  logEntry({ fields, contributor }: SentRevision): void {
    const { wiki, release } = this.run.context;
    const given = fields.get('logtitle');
    if (release.since('1.43') || given === undefined) return;
    const title = parseTitle(given, wiki.site);
    if (!isTitle(title)) {
      const advice = 'You may need to adjust $wgLegalTitleChars.';
      throw failure(this.run, `WikiRevision given a null title in import. ${advice}`);
    }
    addImportedEntry(wiki, {
      ...{ type: fields.get('type') ?? '', action: fields.get('action') ?? '', title },
      // The log shows names with their first letter in upper case.
      user: this.authorOf(contributor).replace(/^./u, wiki.site.upperCaseFirst),
      timestamp: this.timeOf(fields),
      comment: notTooLong(fields.get('comment') ?? ''),
    });
  }

  private timeOf(fields: ReadonlyMap<string, string>): string {
    const { wiki } = this.run.context;
    const seconds = readTimestamp(fields.get('timestamp') ?? '', wiki.environment.clock.now() / 1000);
    return seconds === undefined ? wiki.now : timestamp(seconds * 1000);
  }

  end(): void {
    const { title, count, values } = this;
    const { context } = this.run;
    if (!title) return;
    this.results.push({ ns: title.namespace, title: prefixedText(title, context.namespaces), revisions: count });
    if (count === 0) return;
    const { summary = '', tags = [] } = values;
    finishImport(context.wiki, title, { ...performerOf(context), count, summary, tags });
  }

  /** Where a page of the other wiki belongs here. */
  private placeOf(text: string, id: string | undefined): Title | undefined {
    const { namespaces, wiki } = this.run.context;
    const colon = text.indexOf(':');
    const number = id === undefined || !/^\d+$/.test(id) ? 0 : Number(id);
    const bare = number === 0 ? text : text.slice(colon + 1);
    let local = text;
    if (this.values.namespace !== undefined) local = `${prefixOf(namespaces.byId(this.values.namespace))}${bare}`;
    else if (this.root) local = `${prefixedText(this.root, namespaces)}/${text}`;
    else if (number > 0 && number <= lastStandard) local = `${prefixOf(namespaces.byId(number))}${bare}`;
    const title = parseTitle(local, wiki.site);
    return isTitle(title) && title.interwiki === '' && canExist(title) ? title : undefined;
  }

  /** The name of an author: that of an account here only if the client wants that. */
  private authorOf(contributor: ReadonlyMap<string, string>): string {
    const { run, prefix, values } = this;
    const { wiki } = run.context;
    const name = contributor.get('username') ?? contributor.get('ip') ?? undefined;
    if (name === undefined) return `${prefix}>Unknown user`;
    if (name === '') return performerOf(run.context).user;
    const address = canonicalAddress(name);
    if (address !== undefined || name.includes('>')) return address ?? name;
    const canonical = normaliseUserName(name, wiki.site);
    const isUsable = canonical !== undefined && contributor.has('username');
    // Real wikis fail with an internal error after the response (docs/differences.md).
    if (!isUsable) throw failure(run, `Cannot create an actor for a user with no name: user_id=0 user_name="${name}"`);
    if (isReservedName(name)) return name;
    const account = values.assignknownusers && name === name.trim() ? wiki.users.find(canonical) : undefined;
    return account?.name ?? `${prefix}>${name}`;
  }
}

/** The last namespace that every wiki has under its number. */
const lastStandard = 15;

function prefixOf(namespace: { readonly id: number; readonly name: string } | undefined): string {
  return namespace === undefined || namespace.id === 0 ? '' : `${namespace.name}:`;
}

function isModel(model: string): model is ContentModel {
  return models.has(model);
}
