import { spawnSync } from 'node:child_process';

/**
 * Moves the sequence forward, never back, and prints where it is then. The casts matter: the column has no type, and to
 * SQLite every number is less than every text.
 */
const program = `
$database = new PDO('sqlite:' . $argv[1], null, null, [PDO::ATTR_TIMEOUT => 20, PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION]);
$last = (int) $argv[2];
$database->exec("UPDATE sqlite_sequence SET seq = $last WHERE name = 'page' AND CAST(seq AS INTEGER) < $last");
echo $database->query("SELECT seq FROM sqlite_sequence WHERE name = 'page'")->fetchColumn();
`;

/**
 * Makes the wiki give `id` to the next page that it creates. The API has no way to choose a page's id, and a sequence
 * only goes forward: an id that was passed is lost.
 */
export function setNextPageId(database: string, id: number): void {
  const { status, stdout, stderr } = spawnSync('php', ['-r', program, '--', database, String(id - 1)], {
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new Error(`the page ids of ${database} cannot be advanced: ${stderr.trim() || stdout.trim()}`);
  if (Number(stdout) !== id - 1) {
    throw new Error(`page id ${id} cannot be given any more, the wiki is at ${stdout}: begin with a fresh wiki`);
  }
}
