import { actionModules, queryModules } from '../../emulator/modules/registry';
import { isUnsupportedModule } from '../../emulator/unsupported/find-unsupported';
import { withGeneratedPart } from './generated-part';

/**
 * What clients call most besides what was supported first, most used first: the modules that six client libraries (mwn,
 * nodemw, wikiapi, mwbot, mwbot-ts, mwclient) have calls for. Those that are supported by now are not listed again.
 */
const mostUsed = {
  action: 'edit upload delete move parse purge rollback undelete protect block unblock'.split(' '),
  list: 'categorymembers search logevents usercontribs users allusers backlinks embeddedin watchlist'.split(' '),
  prop: 'categories links linkshere templates transcludedin redirects extlinks langlinks'.split(' '),
  meta: ['allmessages'],
} as const;

type Parameter = keyof typeof mostUsed;

const parameters: readonly Parameter[] = ['action', 'list', 'prop', 'meta'];

/** A page with the table of supported modules between its markers, as prettier writes it. */
export async function withSupportedTable(page: string, file: string): Promise<string> {
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
