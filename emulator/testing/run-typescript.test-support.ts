import { join } from 'node:path';

/** The options with which node runs a program of this repository: `spawn(process.execPath, [...runTypeScript, 'program.ts'])`. */
export const runTypeScript = ['--require', join(__dirname, 'typescript.cjs')] as const;
