import { isHidden } from '../../model/hidden-parts';
import { filePath } from '../../text/file-path';
import { fileNamespace } from '../../model/namespaces';
import { archiveNameOf, type FilePage } from '../../model/files';
import { isTitle, parseTitle } from '../../model/title';
import { revertFile } from '../../model/uploading';
import { keptComment } from '../../model/comment';
import { ResultList } from '../../response/result-tree';
import { declareParameters } from '../../request/parameter-declarations';
import { actionModule } from '../module';
import type { ActionRun } from '../module-run';
import { whatForbids } from '../query/info/actions';
import { errorList } from '../writing/error-list';
import { performerOf } from '../writing/performer';

const parameters = declareParameters('', {
  filename: { type: 'string', required: true },
  comment: { type: 'string', default: '' },
  archivename: { type: 'string', required: true },
  token: { type: 'string', sensitive: true },
});

/** `action=filerevert`: publishes an older version of a file again (writing 11). */
export const fileRevert = actionModule({
  name: 'filerevert',
  description: { className: 'ApiFileRevert', helpPages: (release) => (release.since('1.43') ? ['Filerevert'] : []) },
  cacheMode: 'private',
  mustBePosted: true,
  needsToken: 'csrf',
  writes: () => true,
  parameters,
  prepare(run) {
    const { filename, comment, archivename } = run.read(parameters);
    return () => {
      revert(run, filename, archivename, comment);
    };
  },
});

function revert(run: ActionRun, filename: string, archivename: string, comment: string): void {
  const { context } = run;
  const page = findFile(run, filename);
  const index = page.file.versions.findIndex((_, at) => archiveNameOf(page, at) === archivename);
  if (index < 1) {
    throw run.error({ code: 'filerevert-badversion', key: 'filerevert-badversion', parameters: [] });
  }
  const [forbidden, ...further] = [...whatForbids(context, 'edit', page), ...whatForbids(context, 'upload', page)];
  if (forbidden) throw run.error(forbidden, further);
  const version = page.file.versions[index]!;
  if (isHidden(version, 'content')) {
    // The file lies elsewhere (writing 14).
    fail(run, notExisting(`mwstore://local-backend/local-public${storedPath(page.key, archivename)}`));
    return;
  }
  if (version.sha1 === page.file.versions[0]?.sha1) {
    const key = 'fileexists-no-change';
    fail(run, errorList([{ code: key, key, parameters: [page.title] }], context.reportForm));
    return;
  }
  revertFile(context.wiki, page, version, { ...performerOf(context), comment: keptComment(comment) });
  run.respond({ result: 'Success' });
}

function fail(run: ActionRun, errors: ResultList): void {
  run.respond({ result: 'Failure', errors });
}

/** In the form of the error format `bc`, whichever a request wants. */
function notExisting(path: string): ResultList {
  const code = 'backend-fail-notexists';
  return new ResultList([{ message: code, params: new ResultList([path], 'param'), code, type: 'error' }], 'error');
}

/** Where a replaced version lies, as `filePath` says it with encoded characters. */
function storedPath(key: string, archiveName: string): string {
  return decodeURIComponent(filePath(key, archiveName));
}

/** @throws UsageError `invalidtitle`, `missingtitle` */
function findFile(run: ActionRun, filename: string): FilePage {
  const { wiki, escapeWikitext } = run.context;
  // References to characters are none here (sequence references-in-file-names).
  // A line break at the end makes no title invalid, and no file has it (writing 11.4).
  const literal = filename.replace(/\n(?=[ _]*$)/, '').replaceAll('&', '&amp;');
  const title = parseTitle(literal.includes(':') ? `:${literal}` : literal, wiki.site, fileNamespace);
  if (!isTitle(title)) {
    throw run.error({ code: 'invalidtitle', key: 'apierror-invalidtitle', parameters: [escapeWikitext(filename)] });
  }
  const isFile = title.namespace === fileNamespace && !filename.includes(':');
  const page = isFile && !filename.includes('\n') ? wiki.pages.findTitle(fileNamespace, title.key) : undefined;
  if (!page?.file) {
    if (isFile) wiki.missedFiles.add(title.key);
    throw run.error({ code: 'missingtitle', key: 'apierror-missingtitle', parameters: [] });
  }
  return { ...page, file: page.file };
}
