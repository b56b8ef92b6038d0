import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { OptionDefaults } from 'typedoc';

const { exports } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'));

/** The sources of everything that the package exports: `dist/a/index.d.ts` is made from `a/index.ts`. */
const entryPoints = Object.values(exports)
  .filter((target) => typeof target === 'object')
  .map(({ types }) => types.replace(/^\.\/dist\/(.*)\.d\.ts$/, '$1.ts'));

/** @type {Partial<import('typedoc').TypeDocOptions>} */
export default {
  name: 'wikidouble',
  tsconfig: 'tsconfig.build.json',
  entryPoints,
  readme: 'docs/reference.md',
  // For users first; then the rest.
  projectDocuments: [
    ...['guide', 'recipes', 'testing', 'faults', 'check', 'pact', 'supported', 'differences'].map(
      (page) => `docs/${page}.md`,
    ),
    'docs/!(reference|guide|recipes|testing|faults|check|pact|supported|differences).md',
  ],
  sort: ['kind', 'instance-first', 'alphabetical-ignoring-documents'],
  kindSortOrder: ['Document', 'Module', 'Function', 'Class', 'Variable', 'Interface', 'TypeAlias'],
  groupOrder: ['Documents', 'Modules', 'Functions', 'Classes', 'Variables', '*'],
  navigation: { includeFolders: false, includeGroups: false },
  highlightLanguages: ['bash', 'console', 'groovy', 'javascript', 'json', 'python', 'typescript', 'yaml'],
  out: 'reference',
  githubPages: false,
  disableSources: true,
  excludeInternal: true,
  excludePrivate: true,
  validation: { notExported: true, invalidLink: true, notDocumented: false },
  treatWarningsAsErrors: true,
  intentionallyNotExported: ['CookieJar', 'violationIds', 'unsupportedModes', 'Scenario', 'faults', 'OptionsOf'],
  // Those of json-schema-to-typescript.
  blockTags: [...OptionDefaults.blockTags, '@minItems', '@maxItems'],
};
