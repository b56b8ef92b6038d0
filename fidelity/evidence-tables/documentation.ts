import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { countAll, withCounts } from './counts';
import { supportedPage } from '../surface/supported-page';
import { rulesPage } from './rules-page';
import { withSupportedTable } from './supported-table';
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
 * @throws RangeError for a marker of something that is not counted
 */
export async function documentationPages(root: string): Promise<DocumentationPage[]> {
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
      if (name === join('docs', 'supported.md')) return { name, text, fresh: await supportedPage(file) };
      if (name === join('docs', 'rules.md')) return { name, text, fresh: await rulesPage(file) };
      if (name === join('docs', 'wiki-file.md')) return { name, text, fresh: await wikiFilePage(file) };
      const counted = withCounts(text, counts);
      const fresh = name === 'README.md' ? await withSupportedTable(counted, file) : counted;
      return { name, text, fresh };
    }),
  );
}
