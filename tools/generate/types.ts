import { type JSONSchema, compile, type Options } from 'json-schema-to-typescript';

import { banner } from './banner';
import type { SchemaFile } from './schema-files';

interface Declaration {
  readonly name: string;
  readonly text: string;
}

/** The types of the schemas: one file per schema, each type declared once. */
export async function generateTypes(schemas: readonly SchemaFile[]): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const owners = new Map<string, { readonly file: string; readonly text: string }>();
  for (const { name: file, schema } of schemas) {
    const own: Declaration[] = [];
    const imported: Declaration[] = [];
    for (const declaration of await declarationsOf(schema, schemas)) {
      const owner = owners.get(declaration.name);
      if (owner === undefined) own.push(declaration);
      else if (owner.text === declaration.text) imported.push(declaration);
      else throw new Error(`${file} and ${owner.file} give the title ${declaration.name} to different schemas`);
    }
    const text = own.map((declaration) => declaration.text).join('\n');
    const imports = imported
      .filter(({ name }) => new RegExp(`\\b${name}\\b`).test(withoutComments(text)))
      .map(({ name }) => `import type { ${name} } from './${owners.get(name)?.file ?? ''}';\n`);
    for (const declaration of own) owners.set(declaration.name, { file, text: declaration.text });
    files.set(`${file}.ts`, [banner, ...imports.sort(), '\n', text].join(''));
  }
  return files;
}

/**
 * A compiled schema contains the types of all schemas that it refers to; each begins with the description as a comment.
 */
async function declarationsOf(schema: JSONSchema, schemas: readonly SchemaFile[]): Promise<Declaration[]> {
  const text = await compile(schema, '', { ...options, $refOptions: { resolve: { schemas: resolverOf(schemas) } } });
  return text.split(/\n(?=\/\*\*)/).map((part) => {
    const name = /^export (?:type|interface) (\w+)/m.exec(part)?.[1];
    if (name === undefined) throw new Error(`A type without a description:\n${part}`);
    return { name, text: `${part.trim()}\n` };
  });
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*.*?\*\//gs, '');
}

const options: Partial<Options> = {
  bannerComment: '',
  // `minItems` would become tuples, which are inconvenient.
  ignoreMinAndMaxItems: true,
  unknownAny: true,
  style: { printWidth: 120, singleQuote: true },
};

function resolverOf(schemas: readonly SchemaFile[]) {
  const read = ({ url }: { url: string }) => JSON.stringify(schemas.find(({ schema }) => schema.$id === url)?.schema);
  return { order: 1, canRead: /^urn:wikidouble:/, read };
}
