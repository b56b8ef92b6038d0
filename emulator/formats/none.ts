import { declareParameters } from '../request/parameter-declarations';
import type { Format } from './format';

const sentAs = { contentType: 'text/plain; charset=utf-8', fileName: 'api-result.txt' };

/** `format=none`: the headers report the outcome, the body is empty (core 5). */
export const none: Format = {
  name: 'none',
  pageName: 'json',
  parameters: declareParameters('', {}),
  sentAs: () => sentAs,
  print: () => '',
};
