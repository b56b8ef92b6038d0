/** The first line of every generated file. */
export const banner = '// Generated from schemas/*.schema.json by `npm run generate`. Do not edit.\n';
