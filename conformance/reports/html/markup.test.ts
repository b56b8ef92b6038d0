import { expect } from 'chai';

import { markup } from './markup';

describe('the templates of the page', () => {
  it('escape what is put into them, in text and in attributes', () => {
    const hostile = `</td><script>alert('1')</script>" onload="x`;
    expect(markup`<td title="${hostile}">${hostile}</td>`.text).to.equal(
      '<td title="&lt;/td&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&quot; onload=&quot;x">' +
        '&lt;/td&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&quot; onload=&quot;x</td>',
    );
  });

  it('keep markup, accept lists, and make invisible characters visible', () => {
    expect(markup`<ul>${[1, 2].map((each) => markup`<li>${each}</li>`)}${undefined}</ul>`.text).to.equal(
      '<ul><li>1</li><li>2</li></ul>',
    );
    expect(markup`${'a\u001b[2J\u202eb\u0000\r\n\tc'}`.text).to.equal('a\\u001b[2J\\u202eb\\u0000\n\tc');
  });
});
