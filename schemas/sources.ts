/** The schema files by the names under which programs ask for them. */
import baseline from './baseline.schema.json';
import debugBlock from './debug-block.schema.json';
import envelope from './envelope.schema.json';
import errors from './errors.schema.json';
import imageUsage from './image-usage.schema.json';
import report from './report.schema.json';
import rules from './rules.schema.json';
import scenario from './scenario.schema.json';
import tokens from './tokens.schema.json';
import warnings from './warnings.schema.json';
import wikiFile from './wiki-file.schema.json';

export const schemaSources = {
  envelope,
  tokens,
  imageUsage,
  debugBlock,
  errors,
  warnings,
  wikiFile,
  rules,
  scenario,
  report,
  baseline,
};

export type SchemaName = keyof typeof schemaSources;
