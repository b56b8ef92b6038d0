import { declareParameters } from '../request/parameter-declarations';
import type { Format } from './format';
import { printPhp } from './php-text';

const sentAs = { contentType: 'application/vnd.php.serialized; charset=utf-8', fileName: 'api-result.php' };

/** `format=php` (core 5.4). */
export const php: Format = {
  name: 'php',
  pageName: 'php',
  parameters: declareParameters('', {
    formatversion: { type: 'enumeration', values: ['1', '2', 'latest'], default: '1' },
  }),
  sentAs: () => sentAs,
  print: (root, values) => printPhp(root, values.formatversion === '1' ? 1 : 2),
};
