import type { RequestContext } from '../context';

/** Names of the software's own, which nobody can take. */
const reservedNames = new Set([
  ...['MediaWiki default', 'Conversion script', 'Maintenance script', 'Template namespace initialisation script'],
  ...['ScriptImporter', 'Delete page script', 'Move page script', 'Command line script', 'Unknown user'],
  ...['Redirect fixer'],
]);

/** Characters that names of old accounts may hold, but new ones may not: `invalidusernamechars` (core 8.4). */
const forbidden = { '1.39': /[@:>]/, '1.43': /[@:>=]/ } as const;

/** The name that a new account gets, in its one written form; nothing where there can be none. */
export function newUserName(context: RequestContext, text: string | undefined): string | undefined {
  const name = text === undefined ? undefined : context.normaliseUserName(text);
  if (name === undefined || reservedNames.has(name)) return undefined;
  return context.release.choose(forbidden).test(name) ? undefined : name;
}
