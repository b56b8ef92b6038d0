import { declareParameters } from '../request/parameter-declarations';
import type { Format } from './format';
import { printJson } from './json-text';

const plain = { contentType: 'application/json; charset=utf-8', fileName: 'api-result.json' };
const script = { contentType: 'text/javascript; charset=utf-8', fileName: 'api-result.js' };

/** `format=json`, and with `callback` JSONP (spec 4.3; core 5.1). */
export const json: Format = {
  name: 'json',
  pageName: 'json',
  parameters: declareParameters('', {
    callback: { type: 'string' },
    utf8: { type: 'boolean' },
    ascii: { type: 'boolean' },
    formatversion: { type: 'enumeration', values: ['1', '2', 'latest'], default: '1' },
  }),
  sentAs: ({ callback }) => (callback === undefined ? plain : script),
  print(root, values, pretty) {
    const version = values.formatversion === '1' ? 1 : 2;
    const ascii = version === 1 ? values.utf8 !== true : values.ascii === true;
    const text = printJson(root, { version, ascii, pretty });
    return typeof values.callback === 'string' ? `/**/${safeName(values.callback)}(${text})` : text;
  },
};

/** Keeps only characters of function names (core 5.1). */
function safeName(callback: string): string {
  return callback.replace(/[^[\].'"\w]/g, '');
}
