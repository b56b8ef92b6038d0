import { join } from 'node:path';

export const repository = join(__dirname, '..');
