import { textIn } from '../../../messages/interface-texts';
import type { Repository } from '../../../model/files';
import { fileNamespace } from '../../../model/namespaces';
import type { WikiModel } from '../../../model/wiki-model';
import { declareParameters } from '../../../request/parameter-declarations';
import { ResultList, ResultMap, type ResultValue } from '../../../response/result-tree';
import type { RequestContext } from '../../context';
import { queryModule, type QueryModule } from '../../module';
import { ownPlace } from '../../repository-place';
import { wikiPaths } from '../../../text/wiki-url';
import { repositoryTexts } from './texts';

const common = ['canUpload', 'displayname', 'favicon', 'initialCapital', 'local', 'name', 'rootUrl', 'scriptDirUrl'];
const ofAll = [...common, 'thumbUrl', 'url'];
const ofOtherWikis = ['apiurl', 'articlepath', 'fetchDescription', 'server'];

function declare(properties: readonly string[]): QueryModule {
  return queryModule({
    kind: 'meta',
    name: 'filerepoinfo',
    description: { className: 'ApiQueryFileRepoInfo' },
    cacheMode: 'public',
    parameters: declareParameters('fri', {
      prop: { type: 'enumeration list', values: properties, default: properties },
    }),
    run(run, { prop }) {
      const { context } = run;
      const { repositories = [] } = context.wiki.site.settings;
      const all = [...repositories.map((repository) => otherWiki(repository, context)), ownRepository(context)];
      const rows = all.map((members) => {
        const row = new ResultMap({ association: true });
        for (const [name, value] of Object.entries(members)) if (prop.includes(name)) row.append(name, value);
        return row;
      });
      run.outputAs('repos', new ResultList(rows, 'repo', 'array', { typeLast: true }));
    },
  });
}

const withOwnOnly = declare(ofAll);
const withOthers = declare([...ofAll, ...ofOtherWikis].sort());

/**
 * `meta=filerepoinfo`: where the files of the wiki are, and those that it shares with others. `friprop` takes the properties
 * that some repository has (reading 23.2).
 */
export const fileRepoInfo: QueryModule = {
  ...withOwnOnly,
  parametersOf: (wiki) => moduleOf(wiki).parameters,
  execute(run, finished, pages) {
    moduleOf(run.context.wiki).execute(run, finished, pages);
  },
};

function moduleOf({ site }: WikiModel): QueryModule {
  return site.settings.repositories?.length ? withOthers : withOwnOnly;
}

type Members = Readonly<Record<string, ResultValue>>;

function ownRepository(context: RequestContext): Members {
  const { site } = context.wiki;
  const { scriptPath, uploadPath } = wikiPaths(context);
  return {
    name: 'local',
    displayname: site.name,
    rootUrl: uploadPath,
    local: true,
    url: uploadPath,
    thumbUrl: `${uploadPath}/thumb`,
    initialCapital: isCapitalised(context),
    scriptDirUrl: scriptPath,
    favicon: `${ownPlace(context).server}/favicon.ico`,
    // The rights of the client do not matter.
    canUpload: site.uploads,
  };
}

/** The wiki reads its files through its API, and has no copies of them. */
function otherWiki(repository: Repository, context: RequestContext): Members {
  const { name, server } = repository;
  const { scriptPath, articlePath } = wikiPaths(repository);
  const script = context.withScheme(server) + scriptPath;
  return {
    name,
    displayname: displayName(name, context),
    ...{ rootUrl: false, local: false, url: false, thumbUrl: false },
    initialCapital: isCapitalised(context),
    scriptDirUrl: script,
    fetchDescription: false,
    apiurl: `${script}/api.php`,
    articlepath: articlePath,
    server,
    favicon: `${context.withScheme(server)}/favicon.ico`,
    canUpload: false,
  };
}

function displayName(name: string, { interfaceTexts }: RequestContext): string {
  const own = `shared-repo-name-${name}`;
  if (interfaceTexts === 'qqx') return `(${own} / shared-repo)`;
  const key = own in repositoryTexts ? (own as keyof typeof repositoryTexts) : 'shared-repo';
  return textIn(repositoryTexts, key, [], interfaceTexts);
}

function isCapitalised({ wiki }: RequestContext): boolean {
  const { namespaces, firstLetter } = wiki.site;
  return (namespaces.byId(fileNamespace)?.case ?? firstLetter) === 'first-letter';
}
