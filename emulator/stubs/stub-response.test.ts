import { expect } from 'chai';

import { createWiki, OptionError, type StubResponse, type Wiki } from '../index';
import { send } from '../testing/send.test-support';

describe('the response of a stub', () => {
  let wiki: Wiki;
  beforeEach(() => {
    wiki = createWiki();
  });

  const responseTo = (response: StubResponse, query = 'action=parse&format=json') => {
    const stub = wiki.stub({ action: 'parse' }, response);
    const received = send(wiki, query);
    stub.remove();
    return received;
  };

  it('is a result, with the headers of the requested format', () => {
    const response = responseTo({ parse: { title: 'Ünder', sections: [], flag: false } });
    expect(response.body).to.equal(String.raw`{"parse":{"title":"\u00dcnder","sections":[],"flag":false}}`);
    expect(response.status).to.equal(200);
    expect(response.header('Content-Type')).to.equal('application/json; charset=utf-8');
    expect(response.header('Cache-Control')).to.equal('private, must-revalidate, max-age=0');
  });

  it('is printed in every format', () => {
    const result = { parse: { title: 'Cat', links: [{ ns: 0, '*': 'Dog' }, 'Cow'], redirect: false } };
    const bodyIn = (format: string) => responseTo(result, `action=parse&${format}`).body;
    expect(bodyIn('format=json&formatversion=2')).to.equal(
      '{"parse":{"title":"Cat","links":[{"ns":0,"*":"Dog"},"Cow"],"redirect":false}}',
    );
    expect(bodyIn('format=json&callback=show')).to.equal(
      '/**/show({"parse":{"title":"Cat","links":[{"ns":0,"*":"Dog"},"Cow"],"redirect":false}})',
    );
    expect(bodyIn('format=xml')).to.equal(
      '<?xml version="1.0"?><api><parse title="Cat"><links>' +
        '<_v ns="0" xml:space="preserve">Dog</_v><_v>Cow</_v></links></parse></api>',
    );
    expect(bodyIn('format=php')).to.equal(
      'a:1:{s:5:"parse";a:3:{s:5:"title";s:3:"Cat";s:5:"links";a:2:{i:0;a:2:{s:2:"ns";i:0;s:1:"*";s:3:"Dog";}' +
        'i:1;s:3:"Cow";}s:8:"redirect";b:0;}}',
    );
    expect(bodyIn('format=jsonfm')).to.contain('"title": "Cat"').and.contain('<!DOCTYPE html>');
    expect(bodyIn('format=none')).to.equal('');
  });

  it('has the header of an error for a result that is one', () => {
    const one = responseTo({ error: { code: 'missingtitle', info: "The page you specified doesn't exist." } });
    expect(one.header('MediaWiki-API-Error')).to.equal('missingtitle');
    expect(wiki.requests.last?.errorCode).to.equal('missingtitle');
    const several = responseTo({ errors: [{ code: 'missingtitle' }, { code: 'invalidsection' }] });
    expect(several.header('MediaWiki-API-Error')).to.equal('missingtitle, invalidsection');
  });

  it('is JSON for an array', () => {
    const response = responseTo(['cat', ['Cat', 'Category']]);
    expect(response.body).to.equal('["cat",["Cat","Category"]]');
    expect(response.header('Content-Type')).to.equal('application/json; charset=utf-8');
  });

  it('has the status, the headers and the body that the test gives', () => {
    const text = responseTo({ status: 503, headers: { 'Retry-After': 5 }, body: 'Down' });
    expect(text.status).to.equal(503);
    expect(text.headers).to.deep.equal(['Content-Type: text/plain; charset=utf-8', 'Retry-After: 5']);
    expect(text.body).to.equal('Down');
    expect(responseTo({ status: 204 })).to.include({ status: 204, body: '' });
    const html = responseTo({ headers: { 'content-type': 'text/html' }, body: '<p>' });
    expect(html.headers).to.deep.equal(['content-type: text/html']);
    const result = responseTo({
      status: 500,
      headers: { 'content-type': 'text/json' },
      body: { error: { code: 'x' } },
    });
    expect(result.status).to.equal(500);
    expect(result.header('Content-Type')).to.equal('text/json');
    expect(result.header('MediaWiki-API-Error')).to.equal('x');
    expect(result.body).to.equal('{"error":{"code":"x"}}');
  });

  it('does not follow changes of the object that it was given as', () => {
    const links = ['Dog'];
    wiki.stub({ action: 'parse' }, { parse: { links } });
    links.push('Cow');
    expect(send(wiki, 'action=parse&format=json').body).to.equal('{"parse":{"links":["Dog"]}}');
  });

  it('is refused if it cannot be a response', () => {
    const stub = (response: unknown) => () => wiki.stub({ action: 'parse' }, response as StubResponse);
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    expect(stub(undefined)).to.throw(OptionError, 'the response must be an object, such as {');
    expect(stub('Down')).to.throw(OptionError, "not 'Down'");
    expect(stub(circular)).to.throw(OptionError, 'cannot be written as JSON');
    expect(stub({ parse: 1n })).to.throw(OptionError, 'cannot be written as JSON');
    expect(stub(Promise.resolve({}))).to.throw(OptionError, 'synchronously');
    expect(stub(new Response('Down'))).to.throw(OptionError, 'cannot be read synchronously');
    expect(stub({ status: 503, bodi: 'Down' })).to.throw(OptionError, 'did you mean "body"?');
    expect(stub({ status: 99 })).to.throw(OptionError, 'status must be an integer from 200 to 599, not 99');
    expect(stub({ body: 7 })).to.throw(OptionError, 'body must be a text or an object, not 7');
    expect(stub({ headers: { a: true } })).to.throw(OptionError, 'the header "a" must be a text or a number, not true');
    wiki.stub({ action: 'parse' }, (() => 'Down') as unknown as () => StubResponse);
    expect(() => send(wiki, 'action=parse&format=json')).to.throw(OptionError, "not 'Down'");
  });
});
