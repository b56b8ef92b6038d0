/** The schema files, by name. */
import baseline from '../../schemas/baseline.schema.json';
import debugBlock from '../../schemas/debug-block.schema.json';
import envelope from '../../schemas/envelope.schema.json';
import errors from '../../schemas/errors.schema.json';
import imageUsage from '../../schemas/image-usage.schema.json';
import invariants from '../../schemas/invariants.schema.json';
import report from '../../schemas/report.schema.json';
import rules from '../../schemas/rules.schema.json';
import scenario from '../../schemas/scenario.schema.json';
import tokens from '../../schemas/tokens.schema.json';
import warnings from '../../schemas/warnings.schema.json';
import wikiFile from '../../schemas/wiki-file.schema.json';

/** The schemas of responses and their parts, each after those that it refers to. */
export const responseSources = { tokens, imageUsage, debugBlock, warnings, errors, envelope };

/** The only list of schema files, each after those that it refers to. */
export const schemaSources = { ...responseSources, wikiFile, rules, invariants, scenario, report, baseline };

export type SchemaName = keyof typeof schemaSources;
