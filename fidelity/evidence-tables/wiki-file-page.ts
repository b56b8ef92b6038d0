import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { withGeneratedPart } from './generated-part';

interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string;
  readonly anyOf?: readonly Schema[];
  readonly const?: unknown;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** docs/wiki-file.md with the tables of all members, as the schema describes them. */
export async function wikiFilePage(file: string): Promise<string> {
  return withGeneratedPart(readFileSync(file, 'utf8'), 'members', membersOfWikiFiles(), file);
}

function membersOfWikiFiles(): string {
  const schema = JSON.parse(readFileSync(join(__dirname, '../../schemas/wiki-file.schema.json'), 'utf8')) as Schema;
  const parts = Object.entries(schema.$defs ?? {}).map(([name, part]) => {
    return `### \`${name}\`\n\n${withoutCitations(part.description)}\n\n${tableOf(part)}`;
  });
  return [`### The whole file\n\n${withoutCitations(schema.description)}\n\n${tableOf(schema)}`, ...parts].join('\n');
}

function tableOf({ properties = {}, required = [] }: Schema): string {
  const rows = Object.entries(properties).map(([name, member]) => {
    const needed = required.includes(name) ? ' (required)' : '';
    return [`\`${name}\`${needed}`, typeOf(member), withoutCitations(member.description).replaceAll('|', '\\|')];
  });
  const head = ['Member', 'Type', 'Meaning'];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

function typeOf(schema: Schema): string {
  const part = schema.$ref?.split('/').at(-1);
  if (part !== undefined) return `[${part}](#${part.toLowerCase()})`;
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ');
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  return schema.items ? `list of ${typeOf(schema.items)}` : (schema.type ?? '');
}

/** The schema cites our notes, which are not in the package. */
function withoutCitations(text = ''): string {
  return text.replace(/ \((?:(?:rule|core|reading|writing|spec) [\d.]+[,; ]*|[\d.]+[,; ]*)+\)/g, '');
}
