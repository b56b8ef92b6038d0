/** The schema files, by name. */
import baseline from '../../schemas/baseline.schema.json';
import invariants from '../../schemas/invariants.schema.json';
import report from '../../schemas/report.schema.json';
import rules from '../../schemas/rules.schema.json';
import scenario from '../../schemas/scenario.schema.json';
import wikiFile from '../../schemas/wiki-file.schema.json';
import { responseSchemas } from '../../schemas/generated/response-schemas';

export const schemaSources = { ...responseSchemas, wikiFile, rules, invariants, scenario, report, baseline };

export type SchemaName = keyof typeof schemaSources;
