import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { actionModules, queryModules } from '../../emulator/modules/registry';
import { releaseNames } from '../../emulator/releases/release';
import { isUnsupportedModule } from '../../emulator/unsupported/find-unsupported';
import { sumOf } from '../differential/named-modules';
import { type ComparedModules, supportedPage } from '../surface/supported-page';
import { carriedTable } from './carried-table';
import { countAll, withCounts } from './counts';
import { keptEvidence } from './differential';
import { withErrorTable } from './error-table';
import { faultsPage, type Reactions } from './faults-page';
import { withGeneratedPart } from './generated-part';
import { rulesPage } from './rules-page';
import { wikiFilePage } from './wiki-file-page';

/** A Markdown page of the documentation, as it is and as `npm run docs` writes it. */
export interface DocumentationPage {
  /** Relative to the root of the project. */
  readonly name: string;
  readonly text: string;
  readonly fresh: string;
}

/**
 * The pages of the documentation: the Markdown files of the root and of docs/.
 *
 * @param reactions what client libraries do about faults, as measured; by default what the page says
 * @throws RangeError for a marker of something that is not counted
 */
export async function documentationPages(root: string, reactions?: Reactions): Promise<DocumentationPage[]> {
  const counts = countAll(root);
  const names = ['.', 'docs'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .sort()
      .map((name) => join(folder, name)),
  );
  return Promise.all(
    names.map(async (name) => {
      const file = join(root, name);
      const text = readFileSync(file, 'utf8');
      if (name === join('docs', 'supported.md'))
        return { name, text, fresh: await supportedPage(file, comparedModules(root)) };
      if (name === join('docs', 'faults.md')) return { name, text, fresh: await faultsPage(text, file, reactions) };
      if (name === join('docs', 'rules.md')) return { name, text, fresh: await rulesPage(file) };
      if (name === join('docs', 'wiki-file.md')) return { name, text, fresh: await wikiFilePage(file) };
      const counted = withCounts(text, counts);
      if (name === join('docs', 'pact.md')) {
        return { name, text, fresh: await withGeneratedPart(counted, 'invariants', carriedTable(), file) };
      }
      if (name === join('docs', 'reference.md')) return { name, text, fresh: await withErrorTable(counted, file) };
      const fresh = name === 'README.md' ? await withSupportedTable(counted, file) : counted;
      return { name, text, fresh };
    }),
  );
}

/** The sums of all kept evidence, by release. */
function comparedModules(root: string): ComparedModules {
  const evidence = keptEvidence(root);
  return Object.fromEntries(
    releaseNames.map((release) => [
      release,
      evidence.reduce((sum, one) => (one.release === release ? sumOf(sum, one.compared ?? {}) : sum), {}),
    ]),
  );
}

/**
 * What clients call most besides what was supported first, most used first: the modules that six client libraries (mwn,
 * nodemw, wikiapi, mwbot, mwbot-ts, mwclient) have calls for. Those that are supported by now are not listed again.
 */
const mostUsed = {
  action: 'edit upload delete move parse purge rollback undelete protect block unblock'.split(' '),
  list: 'categorymembers search logevents usercontribs users allusers backlinks embeddedin watchlist exturlusage querypage'.split(
    ' ',
  ),
  prop: 'categories links linkshere templates transcludedin redirects extlinks langlinks'.split(' '),
  meta: ['allmessages'],
} as const;

type Parameter = keyof typeof mostUsed;

const parameters: readonly Parameter[] = ['action', 'list', 'prop', 'meta'];

/** A page with the table of supported modules between its markers, as prettier writes it. */
async function withSupportedTable(page: string, file: string): Promise<string> {
  return withGeneratedPart(page, 'supported', supportedTable(), file);
}

/** Markdown: a row per parameter that selects modules. */
export function supportedTable(): string {
  const head = ['Parameter', 'Supported modules', 'Not supported yet, for example'];
  const rows = parameters.map((parameter) => [
    `\`${parameter}=\``,
    list(supported(parameter)),
    list(mostUsed[parameter].filter((name) => isUnsupportedModule(parameter, name))),
  ]);
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

function supported(parameter: Parameter): readonly string[] {
  return parameter === 'action' ? actionModules.names : queryModules.namesOf(parameter);
}

function list(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}
