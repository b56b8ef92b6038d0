/**
 * Libraries of other languages, as Debian packages them. Each has a script in fidelity/clients/debian, which runs the
 * named exercise and prints the result.
 */
import { execFile, execFileSync } from 'node:child_process';
import console from 'node:console';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { exercises } from './exercises.mjs';
import { exerciseLibrary, knownBug } from './exercise-library.mjs';
import { withImage } from './image.mjs';

const scripts = fileURLToPath(new URL('../debian', import.meta.url));
const timeLimit = 60_000;

const libraries = [
  {
    name: 'mwclient',
    debianPackage: 'python3-mwclient',
    askVersion: ['/usr/bin/python3', '-c', 'import mwclient; print(mwclient.__version__)'],
    command: ['/usr/bin/python3', join(scripts, 'mwclient_exercises.py')],
    knownBugs: {},
  },
  {
    name: 'MediaWiki::API',
    debianPackage: 'libmediawiki-api-perl',
    askVersion: ['/usr/bin/perl', '-MMediaWiki::API', '-e', 'print MediaWiki::API->VERSION'],
    command: ['/usr/bin/perl', join(scripts, 'mediawiki-api.pl')],
    knownBugs: { 'watch, unwatch': 'edit() sends an edit token, which action=watch rejects' },
  },
  {
    name: 'MediaWiki::Bot',
    debianPackage: 'libmediawiki-bot-perl',
    askVersion: ['/usr/bin/perl', '-MMediaWiki::Bot', '-e', 'print MediaWiki::Bot->VERSION'],
    command: ['/usr/bin/perl', join(scripts, 'mediawiki-bot.pl')],
    knownBugs: {
      patrol: 'patrol() sends an edit token, which action=patrol rejects',
      'edit conflict':
        'edit() reads the timestamp of the revision itself, and overwrites what the program has not seen',
      'log-out': 'logout() sends a GET request without a token, is rejected, and reports success',
    },
  },
];

for (const library of libraries) {
  const version = installed(library.askVersion);
  if (version === undefined) {
    console.error(`!! LEFT OUT: ${library.name}, because Debian's package ${library.debianPackage} is not installed`);
    continue;
  }
  const ways = exercises.map((exercise) => {
    const run = async (wiki) => {
      const result = await runScript(library.command, exercise, wiki);
      if (result.exercise !== exercise) throw new Error('the script says nothing about it');
      if (result.failure !== undefined) throw new Error(result.failure);
    };
    const bug = library.knownBugs[exercise];
    return [exercise, bug === undefined ? run : knownBug(bug, run)];
  });
  exerciseLibrary(library.name, version, Object.fromEntries(ways));
}

function installed([program, ...arguments_]) {
  try {
    return execFileSync(program, arguments_, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

/** The script may leave files behind, so it works in a folder of its own. */
function runScript(command, exercise, { takeChange, takePage, takeTitle, ...wiki }) {
  const given = { ...wiki, exercise };
  if (exercise === 'patrol') given.change = takeChange();
  if (['edit conflict', 'rollback'].includes(exercise)) given.page = takePage();
  if (['edit', 'move', 'delete'].includes(exercise)) given.titles = [takeTitle(), takeTitle()];
  if (exercise !== 'upload') return runInFolder(command, given);
  return withImage(takeTitle(), ({ name, path }) => runInFolder(command, { ...given, image: { name, path } }));
}

function runInFolder([program, ...arguments_], given) {
  const folder = mkdtempSync(join(tmpdir(), 'wikidouble-clients-'));
  return new Promise((resolve, reject) => {
    const script = execFile(program, arguments_, { cwd: folder, timeout: timeLimit }, (error, output, complaints) => {
      rmSync(folder, { recursive: true });
      if (error) reject(new Error(`${error.message}\n${complaints}`));
      else resolve(JSON.parse(output));
    });
    script.stdin.end(JSON.stringify(given));
  });
}
