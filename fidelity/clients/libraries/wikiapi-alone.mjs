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

/** @param what a member of `trials` */
export function runWikiapiAlone(what, { entryPoint, botAccount: account }) {
  return new Promise((resolve) => {
    const options = { timeout: 30_000, env: { ...process.env, WIKIDOUBLE_TRIED_PASSWORD: account.password } };
    execFile(process.execPath, [itself, what, entryPoint, account.name], options, (error, output, complaints) => {
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
    let requests = 0;
    subscribe('http.client.request.start', () => {
      requests += 1;
      if (requests < enough) return;
      console.log(`asked ${enough} times`);
      process.exit();
    });
    // A wiki on one database lags by -1 second, which is more than -5.
    await wiki.query({ action: 'query', meta: 'userinfo', maxlag: -5 });
  },
};

if (process.argv[1] === itself) {
  const [, , what, entryPoint, name] = process.argv;
  const { default: Wikiapi } = await import('wikiapi');
  await trials[what](new Wikiapi(entryPoint), name);
}
