import { banner } from './banner';
import type { SchemaFile } from './schema-files';

/** A list of the schemas of responses: `envelope`, and everything that it refers to. */
export function generateResponseSchemas(files: readonly SchemaFile[]): string {
  const wanted = new Set(['envelope']);
  // Each file comes after those that it refers to.
  for (const { name, refersTo } of [...files].reverse()) if (wanted.has(name)) refersTo.forEach((to) => wanted.add(to));
  const names = files.map(({ name }) => name).filter((name) => wanted.has(name));
  const imports = names.map((name) => `import ${identifier(name)} from '../${name}.schema.json';\n`);
  const list = names.map(identifier).join(', ');
  return `${banner}${imports.join('')}
/** The schemas of responses and of their parts, each after those that it refers to. */
export const responseSchemas = { ${list} };
`;
}

function identifier(name: string): string {
  return name.replace(/-./g, (part) => part.slice(1).toUpperCase());
}
