import { spawnSync } from 'node:child_process';

/** Runs statements on the database of a wiki whose server may be running, and prints the first column of the last one's row. */
const program = `
$database = new PDO('sqlite:' . $argv[1], null, null, [PDO::ATTR_TIMEOUT => 20, PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION]);
$database->exec($argv[2]);
echo $database->query($argv[3])->fetchColumn();
`;

/** @returns the first column of the query's first row */
export function changeDatabase(database: string, statement: string, query: string): string {
  const { status, stdout, stderr } = spawnSync('php', ['-r', program, '--', database, statement, query], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the database ${database} cannot be changed: ${stderr.trim() || stdout.trim()}`);
  return stdout;
}

/**
 * Makes the wiki give `id` to the next page that it creates. The API has no way to choose a page's id, and a sequence
 * only goes forward: an id that was passed is lost.
 */
export function setNextPageId(database: string, id: number): void {
  const last = id - 1;
  // The casts matter: the column has no type, and to SQLite every number is less than every text.
  const forward = `UPDATE sqlite_sequence SET seq = ${last} WHERE name = 'page' AND CAST(seq AS INTEGER) < ${last}`;
  const found = changeDatabase(database, forward, "SELECT seq FROM sqlite_sequence WHERE name = 'page'");
  if (Number(found) !== last) {
    throw new Error(`page id ${id} cannot be given any more, the wiki is at ${found}: begin with a fresh wiki`);
  }
}

/**
 * Counts pages and edits again: the script that imports pages leaves `siprop=statistics` as it is. A wiki with fewer edits
 * than pages would count everything anew, the accounts of the software too.
 */
export function countPages(database: string): void {
  const count = (table: string): string => `(SELECT COUNT(*) FROM ${table})`;
  changeStatistics(database, `ss_total_pages = ${count('page')}, ss_total_edits = ${count('revision')}`);
}

/** Takes back what the script that creates accounts does besides: it counts each twice, and each watches its own page. */
export function settleAccount(database: string, id: number): void {
  changeStatistics(database, 'ss_users = ss_users - 1');
  changeDatabase(database, `DELETE FROM watchlist WHERE wl_user = ${id}`, 'SELECT 1');
}

function changeStatistics(database: string, change: string): void {
  changeDatabase(database, `UPDATE site_stats SET ${change}`, 'SELECT 1');
}
