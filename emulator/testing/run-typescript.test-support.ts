import { join } from 'node:path';

/** What lets node run a program of this repository: `spawn(process.execPath, [...runTypeScript, 'program.ts'])`. */
export const runTypeScript = ['--require', join(__dirname, 'typescript.cjs')] as const;
