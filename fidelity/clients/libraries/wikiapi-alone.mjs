/**
 * Runs calls that end the process, or never end, in a process of its own: this file, with the name of the trial and the
 * data of the wiki as arguments. Its output and exit code are the result.
 */
import { execFile } from 'node:child_process';
import console from 'node:console';
import { subscribe } from 'node:diagnostics_channel';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const itself = fileURLToPath(import.meta.url);
const enough = 10;

/**
 * @param what a member of `trials`
 * @param file the path of what is uploaded
 */
export function runWikiapiAlone(what, { entryPoint, botAccount: account }, file = '') {
  return new Promise((resolve) => {
    const options = { timeout: 30_000, env: { ...process.env, WIKIDOUBLE_TRIED_PASSWORD: account.password } };
    execFile(process.execPath, [itself, what, entryPoint, account.name, file], options, (error, output, complaints) => {
      resolve({ printed: output + complaints, status: error?.code ?? 0 });
    });
  });
}

const trials = {
  'wrong-token': async (wiki, name) => {
    await wiki.login(name, process.env.WIKIDOUBLE_TRIED_PASSWORD);
    await wiki.query({ action: 'watch', titles: 'Alpha', token: 'wrong+\\' });
  },

  maxlag: async (wiki) => {
    endAfter(enough);
    // A wiki on one database lags by -1 second, which is more than -5.
    await wiki.query({ action: 'query', meta: 'userinfo', maxlag: -5 });
  },

  upload: async (wiki, name, file) => {
    endAfter(40);
    await wiki.login(name, process.env.WIKIDOUBLE_TRIED_PASSWORD);
    await wiki.upload({ file_path: file, comment: 'my own', text: 'A file.' });
  },
};

function endAfter(count) {
  let requests = 0;
  subscribe('http.client.request.start', () => {
    requests += 1;
    if (requests < count) return;
    console.log(`asked ${count} times`);
    process.exit();
  });
}

if (process.argv[1] === itself) {
  const [, , what, entryPoint, name, file] = process.argv;
  const { default: Wikiapi } = await import('wikiapi');
  await trials[what](new Wikiapi(entryPoint), name, file);
}
