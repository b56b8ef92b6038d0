/**
 * Validators compiled from the schema files at run time, for tests and the conformance harness. The emulator uses the
 * generated validator of wiki files instead, and needs no ajv.
 */
import { Ajv2020, type Options } from 'ajv/dist/2020';

import { readableProblems, type SchemaProblem } from './problems';
import { type SchemaName, schemaSources } from './sources';

/** The problems of a value; empty if it is valid. */
export type SchemaCheck = (data: unknown) => SchemaProblem[];

/** A validator of JSON Schema 2020-12 that knows all schema files and is strict about the schemas themselves. */
export function schemaCompiler(options: Options = {}): Ajv2020 {
  const compiler = new Ajv2020({ strict: true, allErrors: true, ...options });
  compiler.addSchema(Object.values(schemaSources));
  return compiler;
}

/**
 * Compiles every schema. `envelope` checks a whole response; `tokens`, `imageUsage`, `debugBlock` and `warnings` check
 * the member of that name, `errors` the member `error` or `errors`, `wikiFile` a definition of a wiki, `rules`,
 * `invariants` and `scenario` the files under scenarios/, `report` what `wikidouble check --report json` writes,
 * `baseline` the file of its known failures.
 *
 * That takes a fraction of a second, once per process.
 */
export function compileSchemas(): Record<SchemaName, SchemaCheck> {
  return (checks ??= makeChecks());
}

let checks: Record<SchemaName, SchemaCheck> | undefined;

function makeChecks(): Record<SchemaName, SchemaCheck> {
  const compiler = schemaCompiler();
  const checks = Object.entries(schemaSources).map(([name, { $id }]): [string, SchemaCheck] => {
    const validate = compiler.compile({ $ref: $id });
    return [name, (data) => (validate(data) ? [] : readableProblems(validate.errors ?? []))];
  });
  return Object.fromEntries(checks) as Record<SchemaName, SchemaCheck>;
}
