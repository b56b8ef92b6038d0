import { compileSchemas, type SchemaCheck } from '../schemas/compile';
import type { Expectation } from '../../schemas/generated/scenario';
import type { SchemaName } from '../schemas/sources';

const schemaNames = {
  envelope: 'envelope',
  tokens: 'tokens',
  'image-usage': 'imageUsage',
  'debug-block': 'debugBlock',
  errors: 'errors',
  warnings: 'warnings',
} as const satisfies Readonly<Record<Exclude<Expectation['schema'], undefined>, SchemaName>>;

/** Compiled when the first scenario asks: it takes some tens of milliseconds. */
let schemaChecks: Readonly<Record<SchemaName, SchemaCheck>> | undefined;

/** The check of a schema by the name that scenarios give it. */
export function schemaCheck(name: keyof typeof schemaNames): SchemaCheck {
  schemaChecks ??= compileSchemas();
  return schemaChecks[schemaNames[name]];
}
