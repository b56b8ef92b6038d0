import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | { readonly types: string }>>;
};

describe('the reference', () => {
  const page = readFileSync(join(__dirname, 'reference.md'), 'utf8');

  for (const [path, target] of Object.entries(manifest.exports)) {
    if (typeof target === 'string') continue;
    const imported = `${manifest.name}${path.slice(1)}`;

    it(`calls ${imported} by the name that users import`, () => {
      const source = target.types.replace('./dist/', '').replace(/\.d\.ts$/, '.ts');
      expect(readFileSync(join(root, source), 'utf8'), source).to.match(new RegExp(` \\* @module ${imported}\n`));
    });

    it(`lists ${imported} on its front page`, () => {
      expect(page).to.match(new RegExp(`^\\| \`${imported}\` `, 'm'));
    });
  }
});
