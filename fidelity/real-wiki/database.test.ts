import { expect } from 'chai';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countPages, settleAccount, setNextPageId } from './database';

/** Runs PHP on the database; the last column of its last row. */
function send(database: string, statements: string): string {
  const program = `$d = new PDO('sqlite:' . $argv[1]); foreach (explode(';', $argv[2]) as $s) $r = $d->query($s); echo $r->fetchColumn();`;
  return spawnSync('php', ['-r', program, '--', database, statements], { encoding: 'utf8' }).stdout;
}

describe('the database of a real wiki', () => {
  const folder = mkdtempSync(join(tmpdir(), 'database-'));
  const database = join(folder, 'wiki.sqlite');
  const insert = () => send(database, `INSERT INTO page (page_title) VALUES ('A'); SELECT max(page_id) FROM page`);

  before(function () {
    // Without PHP there is no real wiki to be filled either.
    if (send(':memory:', 'SELECT 1') !== '1') this.skip();
    send(database, `CREATE TABLE page (page_id INTEGER PRIMARY KEY AUTOINCREMENT, page_title BLOB); SELECT 1`);
    send(
      database,
      'CREATE TABLE revision (rev_id INTEGER); INSERT INTO revision VALUES (1); INSERT INTO revision VALUES (2)',
    );
    send(database, 'CREATE TABLE site_stats (ss_total_pages, ss_total_edits, ss_users); SELECT 1');
    send(database, 'INSERT INTO site_stats VALUES (0, 0, 3); SELECT 1');
    send(database, 'CREATE TABLE watchlist (wl_user INTEGER); INSERT INTO watchlist VALUES (7); SELECT 1');
    send(database, 'INSERT INTO watchlist VALUES (8); SELECT 1');
    insert();
  });
  after(() => {
    rmSync(folder, { recursive: true });
  });

  it('counts pages, edits, and accounts once, which watch nothing', () => {
    countPages(database);
    settleAccount(database, 7);
    expect(
      send(database, `SELECT ss_total_pages || ' ' || ss_total_edits || ' ' || ss_users FROM site_stats`),
    ).to.equal('1 2 2');
    expect(send(database, 'SELECT group_concat(wl_user) FROM watchlist')).to.equal('8');
  });

  it('lets the next page have the id, leaving a gap', () => {
    setNextPageId(database, 637);
    expect(insert()).to.equal('637');
  });

  it('changes nothing if the id is next anyway', () => {
    setNextPageId(database, 638);
    expect(insert()).to.equal('638');
  });

  it('rejects an id that was passed, and does not change the sequence', () => {
    expect(() => {
      setNextPageId(database, 5);
    }).to.throw('page id 5 cannot be given any more, the wiki is at 638: begin with a fresh wiki');
    expect(insert()).to.equal('639');
  });
});
