import { expect } from 'chai';

import type { DiffRequest } from '../diff-request';
import { compareResponses } from './compare-responses';
import { IdMapping } from './id-mapping';

const request: DiffRequest = { method: 'GET', pathInfo: '', query: [], headers: [], loggedIn: false };

function compare(type: string, emulator: string, wiki: string, ids: IdMapping | 'none' = new IdMapping()) {
  const response = (body: string) => ({
    status: 200,
    headers: [['Content-Type', type]] as const,
    body: Buffer.from(body),
  });
  return compareResponses(request, response(emulator), response(wiki), ids === 'none' ? {} : { ids });
}

const json = 'application/json; charset=utf-8';

describe('ids in responses', () => {
  const one = '{"edit":{"pageid":2,"newrevid":9,"oldrevid":0,"newtimestamp":"2026-01-31T12:00:00Z"}}';
  const other = '{"edit":{"pageid":40,"newrevid":121,"oldrevid":0,"newtimestamp":"2026-01-31T12:00:00Z"}}';

  it('may differ in a session, and nowhere else', () => {
    expect(compare(json, one, other)).to.equal(undefined);
    expect(compare(json, one, other, 'none')?.kind).to.equal('body $.edit.pageid');
  });

  it('must be the same throughout a session, also where they are equal', () => {
    const ids = new IdMapping();
    compare(json, one, other, ids);
    expect(compare(json, one, other.replace('121', '122'), ids)?.kind).to.equal('body $.edit.newrevid');
    expect(compare(json, one, one, ids)?.kind).to.equal('body $.edit.pageid');
    expect(compare(json, one, other.replace('"oldrevid":0', '"oldrevid":121'), ids)?.kind).to.equal(
      'body $.edit.oldrevid',
    );
  });

  it('may be in the settings of a page', () => {
    const page = (id: number) => `<title>x</title><script>{"wgUserNewMsgRevisionId":${id}}</script>`;
    expect(compare('text/html; charset=utf-8', page(9), page(121))).to.equal(undefined);
    expect(compare('text/html; charset=utf-8', page(9), page(121), 'none')?.kind).to.equal('page chrome');
  });

  it('may be in the text of a message', () => {
    const messages = ['The revision r# cannot be patrolled', 'the block ID is ##.', 'Block ID ##.'];
    for (const message of messages) {
      const error = (id: number) => JSON.stringify({ error: { info: message.replace(/#$|#(?=[. ])/, String(id)) } });
      expect(compare(json, error(3), error(41)), message).to.equal(undefined);
    }
  });

  it('may be several in a text', () => {
    const error = (one: number, other: number) =>
      JSON.stringify({ error: { info: `Relevant block IDs: #${one}, #${other} (` } });
    const ids = new IdMapping();
    expect(compare(json, error(3, 2), error(194, 193), ids)).to.equal(undefined);
    expect(compare(json, error(3, 2), error(193, 194), ids)?.kind).to.equal('body $.error.info');
  });

  it('may be in a link to changes, its title and its label', () => {
    const comment = (id: number) =>
      JSON.stringify({ parsedcomment: `<a href="/x/Special:Diff/${id}" title="Special:Diff/${id}">${id}</a>` });
    expect(compare(json, comment(100_001), comment(2309))).to.equal(undefined);
  });

  it('may be in the keys of stashed files, which differ otherwise', () => {
    const stashed = (key: string) => JSON.stringify({ upload: { filekey: key } });
    const ids = new IdMapping();
    ids.agree('user', '3', '50');
    expect(compare(json, stashed('1d4ch2hbcruo.hsnlo1.3.png'), stashed('1d4ch2i1oxnc.ogbtpl.50.png'), ids)).to.equal(
      undefined,
    );
    for (const other of ['1d4ch2i1oxnc.ogbtpl.51.png', '1d4ch2i1oxnc.ogbtpl.50.gif', 'x.ogbtpl.50.png']) {
      const found = compare(json, stashed('1d4ch2hbcruo.hsnlo1.3.png'), stashed(other), ids);
      expect(found?.kind, other).to.equal('body $.upload.filekey');
    }
  });

  it('may be in the keys of stashed files that an error names', () => {
    const failed = (key: string) => JSON.stringify({ error: { info: `Key "${key}%4" is not in a proper format.` } });
    const ids = new IdMapping();
    ids.agree('user', '3', '50');
    const ours = failed('1d4ch2hbcruo.hsnlo1.3.png');
    expect(compare(json, ours, failed('1d4ch2i1oxnc.ogbtpl.50.png'), ids)).to.equal(undefined);
    expect(compare(json, ours, failed('1d4ch2i1oxnc.ogbtpl.51.png'), ids)?.kind).to.equal('body $.error.info');
    expect(compare(json, ours, failed('1d4ch2i1oxnc.50.png'), ids)?.kind).to.equal('body $.error.info');
  });

  it('may be in the keys of stashed files in the address of a request', () => {
    const page = (key: string) =>
      `<title>x</title><div class="api-pretty-header"><a href="/api.php?siifilekey=${key}&amp;format=json">`;
    const ids = new IdMapping();
    ids.agree('user', '3', '50');
    const ours = page('1d4ch2hbcruo.hsnlo1.3.png');
    expect(compare('text/html', ours, page('1d4ch2i1oxnc.ogbtpl.50.png'), ids)).to.equal(undefined);
    expect(compare('text/html', ours, page('1d4ch2i1oxnc.ogbtpl.51.png'), ids)?.kind).to.equal('page chrome');
    expect(compare('text/html', ours, page('1d4ch2i1oxnc.ogbtpl.50.gif'), ids)?.kind).to.equal('page chrome');
  });

  it('may be in the address of a request, if they are known', () => {
    const page = (ids: string) =>
      `<title>x</title><div class="api-pretty-header"><a href="/api.php?action=revisiondelete&amp;ids=${ids}&amp;format=json">`;
    const ids = new IdMapping();
    ids.agree('revision', '3', '41');
    ids.agree('log', '7', '90');
    expect(compare('text/html', page('3%7C7'), page('41%7C90'), ids)).to.equal(undefined);
    expect(compare('text/html', page('3%7C7'), page('41%7C91'), ids)?.kind).to.equal('page chrome');
  });

  it('may be at the beginning of what was to be hidden', () => {
    const hidden = (id: string) => JSON.stringify({ revisiondelete: { items: [{ status: 'Error', id }] } });
    const ids = new IdMapping();
    ids.agree('revision', '100000', '286');
    expect(compare(json, hidden('100000%4'), hidden('286%4'), ids)).to.equal(undefined);
    for (const other of ['287%4', '286%5', '286']) {
      expect(compare(json, hidden('100000%4'), hidden(other), ids)?.kind, other).to.equal(
        'body $.revisiondelete.items[].id',
      );
    }
  });

  it('may be those of deleted files', () => {
    const archive = (...files: number[]) => JSON.stringify({ query: { filearchive: files.map((id) => ({ id })) } });
    const ids = new IdMapping();
    expect(compare(json, archive(1, 2), archive(26, 27), ids)).to.equal(undefined);
    expect(compare(json, archive(1, 3), archive(26, 27), ids)?.kind).to.equal('body $.query.filearchive[].id');
  });

  it('may be in a member that usually has a name', () => {
    const watchlist = (user: unknown) => JSON.stringify({ query: { watchlist: [{ ns: 0, user }] } });
    const ids = new IdMapping();
    expect(compare(json, watchlist(3), watchlist(216), ids)).to.equal(undefined);
    expect(compare(json, watchlist(3), watchlist(217), ids)?.kind).to.equal('body $.query.watchlist[].user');
    expect(compare(json, watchlist('Ben'), watchlist('Bob'), ids)?.kind).to.equal('body $.query.watchlist[].user');
  });

  it('decide on the order of tags, which stays the same', () => {
    const tags = (...names: string[]) => JSON.stringify({ query: { recentchanges: [{ tags: names }] } });
    const ids = new IdMapping();
    expect(compare(json, tags('a', 'bcd'), tags('bcd', 'a'), ids)).to.equal(undefined);
    expect(compare(json, tags('a', 'bcd', 'e'), tags('e', 'bcd', 'a'), ids)).to.equal(undefined);
    expect(compare(json, tags('a', 'bcd'), tags('a', 'bcd'), ids)).not.to.equal(undefined);
    expect(compare(json, tags('a', 'bcd'), tags('bcd', 'e'), ids)).not.to.equal(undefined);
    expect(compare(json, tags('a', 'bcd'), tags('bcd', 'a'), 'none')).not.to.equal(undefined);
    const xml = (...names: string[]) =>
      `<?xml version="1.0"?><api><query><recentchanges><rc><tags>${names.map((name) => `<tag>${name}</tag>`).join('')}</tags></rc></recentchanges></query></api>`;
    expect(compare('text/xml; charset=utf-8', xml('a', 'bcd'), xml('bcd', 'a'))).to.equal(undefined);
    const php = (...names: string[]) =>
      `a:1:{s:4:"tags";a:2:{${names.map((name, index) => `i:${index};s:${name.length}:"${name}";`).join('')}}}`;
    expect(compare('application/vnd.php.serialized', php('a', 'bcd'), php('bcd', 'a'))).to.equal(undefined);
  });

  it('may be what the parameters of an error begin with', () => {
    const error = (...params: unknown[]) => JSON.stringify({ errors: [{ code: 'badinteger', params }] });
    const ids = new IdMapping();
    ids.agree('revision', '3', '41');
    expect(compare(json, error('3%%', 'x'), error('41%%', 'x'), ids)).to.equal(undefined);
    expect(compare(json, error('3%%'), error('42%%'), ids)).not.to.equal(undefined);
    expect(compare(json, error('3%%'), error('41%'), ids)).not.to.equal(undefined);
    // The id of a request has rules of its own.
    const caught = (id: string) =>
      JSON.stringify({ errors: [{ code: 'internal_api_error_X', key: 'apierror-exceptioncaughttype', params: [id] }] });
    expect(compare(json, caught('3b57b1e8a82ba485a75469ab'), caught('41f8d4c4514b11b9d66997bc'), ids)).to.equal(
      undefined,
    );
  });

  it('may be the names of pages', () => {
    const pages = (id: number) => `{"query":{"pages":{"${id}":{"pageid":${id},"title":"A"}}}}`;
    expect(compare(json, pages(2), pages(140))).to.equal(undefined);
    const php = (id: number) => `a:1:{s:5:"query";a:1:{s:5:"pages";a:1:{i:${id};a:1:{s:6:"pageid";i:${id};}}}}`;
    expect(compare('application/vnd.php.serialized', php(2), php(140))).to.equal(undefined);
    const ids = new IdMapping();
    ids.agree('page', '2', '7');
    expect(compare(json, pages(2), pages(140), ids)).not.to.equal(undefined);
  });

  it('may be the names of missing revisions', () => {
    const missing = (id: number) => `{"query":{"badrevids":{"${id}":{"revid":${id},"missing":""}}}}`;
    const ids = new IdMapping();
    ids.agree('revision', '2', '40');
    expect(compare(json, missing(3), missing(41), ids)).to.equal(undefined);
    expect(compare(json, missing(2), missing(41), ids)).not.to.equal(undefined);
  });

  it('are attributes in XML', () => {
    const xml = (id: number) =>
      `<?xml version="1.0"?><api><query><pages><page _idx="${id}" pageid="${id}" /></pages></query></api>`;
    expect(compare('text/xml', xml(2), xml(140))).to.equal(undefined);
    expect(compare('text/xml', xml(2), xml(140).replace('pageid="140"', 'pageid="141"'))?.kind).to.contain('@pageid');
    const missing = (id: number) =>
      `<?xml version="1.0"?><api><query><badrevids><rev _idx="${id}" revid="${id}" missing="" /></badrevids></query></api>`;
    expect(compare('text/xml', missing(3), missing(41))).to.equal(undefined);
    expect(compare('text/xml', missing(3), missing(41).replace('revid="41"', 'revid="42"'))?.kind).to.contain('@revid');
  });

  it('stand in texts of any length', () => {
    const comment = (id: number) => `Undo revision [[Special:Diff/${id}|${id}]] by X`;
    const php = (text: string) => `a:1:{s:7:"comment";s:${text.length}:"${text}";}`;
    const type = 'application/vnd.php.serialized';
    expect(compare(type, php(comment(7)), php(comment(1234)))).to.equal(undefined);
    expect(compare(type, php(comment(7)), php(comment(1234).replace('|1234', '|1235')))).not.to.equal(undefined);
  });

  it('are not other numbers', () => {
    const size = (bytes: number) => `{"query":{"recentchanges":[{"rcid":${bytes},"newlen":${bytes}}]}}`;
    expect(compare(json, size(5), size(50))?.kind).to.equal('body $.query.recentchanges[].newlen');
  });

  it('are not the numbers of an address', () => {
    const info = (block: number, text: string) =>
      `{"block":{"id":${block},"reason":"Block for ${text} not found. Block ID #${block}."}}`;
    expect(compare(json, info(1, '127.0.0.1'), info(38, '127.0.0.1'))).to.equal(undefined);
    expect(compare(json, info(1, '#1'), info(38, '#38'))).to.equal(undefined);
    expect(compare(json, info(1, '#1'), info(38, '#39'))).not.to.equal(undefined);
  });

  it('are parameters of messages in XML as well', () => {
    const ids = new IdMapping();
    ids.agree('block', '1', '17');
    const xml = (id: number) =>
      `<?xml version="1.0"?><api><errors><error code="blocked"><params><param type="num">3</param><param>${id}</param></params></error></errors></api>`;
    expect(compare('text/xml', xml(1), xml(17), ids)).to.equal(undefined);
    expect(compare('text/xml', xml(1), xml(18), ids)).not.to.equal(undefined);
  });

  it('are parameters of messages about blocks even if no response had them before', () => {
    const error = (key: string, id: number) => `{"errors":[{"code":"blocked","key":"${key}","params":["x",${id}]}]}`;
    const ids = new IdMapping({ block: 0 });
    expect(compare(json, error('autoblockedtext', 2), error('autoblockedtext', 31), ids)).to.equal(undefined);
    expect(compare(json, error('blockedtext', 3), error('blockedtext', 33), ids)).not.to.equal(undefined);
    expect(compare(json, error('toobig', 2), error('toobig', 41))).not.to.equal(undefined);
    const xml = (id: number) =>
      `<?xml version="1.0"?><api><errors><error code="blocked" key="blockedtext"><params><param>x</param><param>${id}</param></params></error></errors></api>`;
    expect(compare('text/xml', xml(3), xml(32), ids)).to.equal(undefined);
  });

  it('stand in the addresses of links', () => {
    const ids = new IdMapping();
    ids.agree('revision', '2', '40');
    const page = (id: number) =>
      `<!DOCTYPE html><title>T</title><div class="api-pretty-header"><a href="/api.php?undo=${id}&amp;undoafter=0">x</a></div><pre class="api-pretty-content">{}</pre>`;
    expect(compare('text/html', page(2), page(40), ids)).to.equal(undefined);
    expect(compare('text/html', page(2), page(41), ids)).not.to.equal(undefined);
  });

  it('come with times of registration in page chrome', () => {
    const page = (time: number) =>
      `<!DOCTYPE html><html><head><title>T</title><script>{"wgUserId":3,"wgUserRegistration":${time},"wgUserFirstRegistration":${time}}</script></head></html>`;
    const ids = new IdMapping();
    ids.pass(1_780_000_000);
    expect(compare('text/html', page(1_780_000_000_000), page(1_780_000_001_000), ids)).to.equal(undefined);
    expect(compare('text/html', page(1_780_000_000_000), page(1_780_000_002_000), ids)).not.to.equal(undefined);
  });
});
