import { declareParameters } from '../request/parameter-declarations';
import type { Format } from './format';
import { printXml } from './xml';

const sentAs = { contentType: 'text/xml; charset=utf-8', fileName: 'api-result.xml' };

/** `format=xml` (core 5.3). */
export const xml: Format = {
  name: 'xml',
  pageName: 'xml',
  parameters: declareParameters('', {
    xslt: { type: 'string' },
    includexmlnamespace: { type: 'boolean' },
  }),
  // Style sheets would have to be pages of the wiki; as on a fresh real wiki they are off.
  warnAbout: ({ xslt }) =>
    xslt === undefined ? undefined : { code: 'xslt-disabled', key: 'apiwarn-xslt-disabled', parameters: [] },
  sentAs: () => sentAs,
  print(root, values, pretty) {
    return printXml(root, { indented: pretty, includeNamespace: values.includexmlnamespace === true });
  },
};
