import { expect } from 'chai';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setNextPageId } from './page-sequence';

/** Runs PHP on the database; the last column of its last row. */
function ask(database: string, statements: string): string {
  const program = `$d = new PDO('sqlite:' . $argv[1]); foreach (explode(';', $argv[2]) as $s) $r = $d->query($s); echo $r->fetchColumn();`;
  return spawnSync('php', ['-r', program, '--', database, statements], { encoding: 'utf8' }).stdout;
}

describe('setNextPageId', () => {
  const folder = mkdtempSync(join(tmpdir(), 'page-sequence-'));
  const database = join(folder, 'wiki.sqlite');
  const insert = () => ask(database, `INSERT INTO page (page_title) VALUES ('A'); SELECT max(page_id) FROM page`);

  before(function () {
    // Without PHP there is no real wiki to be filled either.
    if (ask(':memory:', 'SELECT 1') !== '1') this.skip();
    ask(database, `CREATE TABLE page (page_id INTEGER PRIMARY KEY AUTOINCREMENT, page_title BLOB); SELECT 1`);
    insert();
  });
  after(() => {
    rmSync(folder, { recursive: true });
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
