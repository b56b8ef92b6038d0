/** The names of the accounts that the software writes with. */
const reservedNames = new Set([
  ...['MediaWiki default', 'Conversion script', 'Maintenance script', 'Template namespace initialisation script'],
  ...['ScriptImporter', 'Delete page script', 'Move page script', 'Command line script', 'Unknown user'],
  ...['Redirect fixer'],
]);

/** Whether nobody can register the name, in its canonical form, because the software reserves it for itself. */
export function isReservedName(name: string): boolean {
  return reservedNames.has(name);
}
