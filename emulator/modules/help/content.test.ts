import { expect } from 'chai';

import { declareParameters } from '../../request/parameter-declarations';
import { helpContent } from './content';

describe('The content of the help page', () => {
  it('lists the modules with their parameters', () => {
    const html = helpContent([
      { path: 'main', parameters: declareParameters('', {}) },
      {
        path: 'query+imageusage',
        parameters: declareParameters('iu', {
          title: { type: 'string' },
          limit: { type: 'limit', default: 10, maximum: 500, highMaximum: 5000 },
        }),
      },
    ]);
    expect(html).to.include('<h2 class="apihelp-header" id="main">main</h2>');
    expect(html).to.include('<li><a href="#query+imageusage">query+imageusage</a></li>');
    expect(html).to.include('<span dir="ltr" lang="en" id="query+imageusage:limit">iulimit</span>');
    expect(html).to.match(/<dd class="info">Type: integer from 1 to 500 [^<]*<\/dd><dd class="info">Default: 10<\/dd>/);
  });

  it('escapes names and values of the modules of a user', () => {
    const name = '<script>alert("1")</script>';
    const parameters = declareParameters('<', { [name]: { type: 'enumeration', values: [name], default: name } });
    const html = helpContent([{ path: name, parameters }]);
    expect(html).not.to.include('<script>alert');
    expect(html).to.include('Default: &lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
  });
});
