import { fork } from 'node:child_process';
import { devNull } from 'node:os';
import { extname, join } from 'node:path';

/** The options of pact-core; absent ones must not be `undefined`. */
export interface EngineOptions {
  readonly providerBaseUrl: string;
  readonly provider: string;
  readonly pactUrls: readonly string[];
  readonly providerStatesSetupUrl: string;
  readonly providerStatesSetupTeardown: true;
  readonly providerStatesSetupBody: true;
  readonly timeout: number;
  readonly logLevel: 'error';
}

/** The output of the engine: its results as JSON, or the reason why there are none. */
export interface EngineResponse {
  readonly text: string;
}

/** How much of the end of the engine's output is shown if it fails. */
const shownCharacters = 2000;

/**
 * Runs the engine in a process of its own, whose output is not shown.
 *
 * @param signal ends it
 * @throws Error if the process ends without a result
 */
export function runEngine(options: EngineOptions, signal?: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const extension = extname(__filename);
    const child = fork(join(__dirname, `engine-process${extension}`), {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      execArgv: extension === '.ts' ? ['--require', 'ts-node/register'] : [],
      env: engineEnvironment(process.env),
      ...(signal ? { signal } : {}),
    });
    let output = '';
    const note = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-shownCharacters);
    };
    child.stdout?.on('data', note);
    child.stderr?.on('data', note);
    child.once('error', reject);
    child.once('message', (response: EngineResponse) => {
      resolve(response.text);
    });
    child.once('close', (code) => {
      reject(new Error(`The engine ended with ${code ?? 'a signal'} and no result: ${output.trim()}`));
    });
    child.send(options, (error) => {
      if (error) reject(error);
    });
  });
}

/**
 * The engine only needs servers on loopback, without proxies, filters or brokers from its environment. Certificates are
 * removed as well: it would read them again for each request, which takes most of its time.
 */
export function engineEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(environment).filter(([name]) => !/_proxy$|^PACT_|^SSL_CERT_DIR$/i.test(name));
  return { ...Object.fromEntries(kept), NO_PROXY: '127.0.0.1', PACT_DO_NOT_TRACK: 'true', SSL_CERT_FILE: devNull };
}
