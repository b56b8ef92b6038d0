// Generated from schemas/*.schema.json by `npm run generate`. Do not edit.
import debugBlock from '../debug-block.schema.json';
import warnings from '../warnings.schema.json';
import errors from '../errors.schema.json';
import imageUsage from '../image-usage.schema.json';
import tokens from '../tokens.schema.json';
import envelope from '../envelope.schema.json';

/** The schemas of responses and of their parts, each after those that it refers to. */
export const responseSchemas = { debugBlock, warnings, errors, imageUsage, tokens, envelope };
