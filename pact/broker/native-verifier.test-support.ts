import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { VerifierOptions } from '@pact-foundation/pact-core';

import type { Broker } from './broker';
import type { InteractionVerdict, Mismatch } from './interaction-verdict';

export interface NativeVerification {
  /** Everything that it prints. */
  readonly output: string;
  readonly verdicts: readonly InteractionVerdict[];
}

/** The report of the engine, as far as tests use it. */
interface NativeReport {
  readonly interactionResults: readonly {
    readonly interactionId?: string;
    readonly description: string;
    readonly result: 'OK' | 'Error';
  }[];
  readonly errors: readonly {
    readonly mismatch: {
      readonly interactionId?: string;
      readonly mismatches?: readonly { type: string; path?: string; key?: string; mismatch: string }[];
    };
  }[];
}

/** Runs the unmodified engine in a process of its own, because it always prints to standard output. */
const script = `
const { verifyPacts } = require('@pact-foundation/pact-core').default;
const [options, file] = process.argv.slice(1);
verifyPacts(JSON.parse(options)).catch((error) => error.message).then((report) => {
  require('node:fs').writeFileSync(file, report);
});`;

/** Verifies with the native engine. */
export async function verifyNatively(options: VerifierOptions, broker: Broker): Promise<NativeVerification> {
  const folder = mkdtempSync(join(tmpdir(), 'wikidouble-'));
  const file = join(folder, 'report.json');
  try {
    writeFileSync(file, '');
    const output = await outputOf(['-e', script, JSON.stringify({ logLevel: 'warn', ...options }), file], broker);
    return { output, verdicts: verdictsOf(readFileSync(file, 'utf8'), output) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function outputOf(args: readonly string[], broker: Broker): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: __dirname,
      env: broker.childEnvironment(process.env),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (piece: Buffer) => (output += piece.toString()));
    child.stderr.on('data', (piece: Buffer) => (output += piece.toString()));
    child.on('error', reject);
    child.on('close', () => {
      resolve(output);
    });
  });
}

function verdictsOf(text: string, output: string): InteractionVerdict[] {
  if (!text.startsWith('{')) throw new Error(`The engine gave no report: ${text}\n${output}`);
  const report = JSON.parse(text) as NativeReport;
  return report.interactionResults.map(({ interactionId, description, result }) => {
    if (result === 'OK') return { id: interactionId, description, verdict: 'pass' };
    const error = report.errors.find(({ mismatch }) => mismatch.interactionId === interactionId);
    const mismatches = (error?.mismatch.mismatches ?? []).map(({ type, path, key, mismatch }): Mismatch => ({
      attribute: type.replace('Mismatch', '').toLowerCase(),
      ...((path ?? key) !== undefined && { identifier: path ?? key ?? '' }),
      description: mismatch,
    }));
    return { id: interactionId, description, verdict: 'fail', mismatches };
  });
}
