import { expect } from 'chai';

import type { Step } from '../../schemas/generated/scenario';
import { encodeStep } from './encode-step';
import { Placeholders } from './placeholders';
import { CookieJar } from './cookie-jar';
import type { FilledRole } from './target';

const roles = new Map<string, FilledRole>([
  ['file', { kind: 'file', title: 'File:Two words.PNG' }],
  ['anna', { kind: 'session', cookies: new CookieJar(), user: 'Anna B' }],
]);
const placeholders = new Placeholders(roles);
placeholders.set('ids', '2|3');
const encode = (step: Step, continued = {}, cookies?: string) => encodeStep(step, placeholders, continued, cookies);

describe('encodeStep', () => {
  it('encodes as the specification shows it (spec 2.4)', () => {
    const query = { action: 'query', type: 'watch|patrol', iutitle: 'File:A b.jpg', iulimit: 5 };
    expect(encode({ query })).to.deep.equal({
      method: 'GET',
      query: '?action=query&type=watch%7Cpatrol&iutitle=File%3AA+b.jpg&iulimit=5',
      headers: {},
    });
    expect(encode({}).query).to.equal('');
  });

  it('fills in placeholders', () => {
    const names = ['file.title', 'file.underscored', 'file.lowered', 'file.name', 'anna.user', 'ids'];
    const query = Object.fromEntries(names.map((name) => [name, `{${name}}`]));
    expect([...new URLSearchParams(encode({ query }).query).values()]).to.deep.equal([
      'File:Two words.PNG',
      'File:Two_words.PNG',
      'file:two words.PNG',
      'Two words.PNG',
      'Anna B',
      '2|3',
    ]);
    expect(encode({ headers: { 'X-User': '{anna.user}' } }).headers).to.deep.equal({ 'x-user': 'Anna B' });
  });

  it('keeps the braces of wikitext, and rejects unknown names', () => {
    expect(encode({ query: { iutitle: '{{file.title}}' } }).query).to.equal('?iutitle=%7B%7Bfile.title%7D%7D');
    expect(encode({ rawQuery: '{{file.title}-{1}' }).query).to.equal('?{{file.title}-{1}');
    expect(() => encode({ query: { a: '{nobody}' } })).to.throw(/^\{nobody\} is not defined here; defined: \{file/);
    expect(() => encode({ query: { a: '{file.user}' } })).to.throw(/\{file.user\}/);
  });

  it('sends a raw query unchanged, apart from encoded placeholders', () => {
    expect(encode({ rawQuery: 'type=watch|patrol&a[]=Zürich&iutitle={file.title}' }).query).to.equal(
      '?type=watch|patrol&a[]=Zürich&iutitle=File%3ATwo+words.PNG',
    );
    expect(encode({ rawQuery: 'a=|' }, { iucontinue: '0|3' }).query).to.equal('?a=|&iucontinue=0%7C3');
  });

  it('sends forms by POST', () => {
    expect(encode({ query: { a: 'x' }, form: { b: 'y z' } }, { b: 'w' }, 'c=1')).to.deep.equal({
      method: 'POST',
      query: '?a=x',
      headers: { cookie: 'c=1', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'b=w',
    });
    expect(encode({ method: 'GET', form: { b: 'y' } }).method).to.equal('GET');
  });

  it('lets parameters of a continue replace those of the step', () => {
    expect(encode({ query: { a: 'x', continue: '' } }, { continue: '-||' }).query).to.equal('?a=x&continue=-%7C%7C');
  });
});
