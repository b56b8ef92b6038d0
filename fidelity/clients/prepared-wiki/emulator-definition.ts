import { join } from 'node:path';

import { readWikiFile } from '../../../emulator';
import type { WikiDefinition } from '../../../schemas/generated/wiki-file';
import { administrator, defaultPassword } from '../../real-wiki/wiki-folder';
import {
  botPasswordApp,
  botPasswordGrants,
  countOfChanges,
  editedPage,
  editor,
  type PreparedWiki,
} from './prepared-wiki';

const fixture = join(__dirname, '../../../scenarios/vectors/fixture.wiki.yaml');
const account = { name: administrator, password: defaultPassword };
const botAccount = { name: `${administrator}@${botPasswordApp}`, password: '0123456789abcdefghijklmnopqrstuv' };

/** What the emulator holds when libraries are tried with it: the data set of the vectors, and changes to patrol. */
export function definition(): WikiDefinition {
  const vectors = readWikiFile(fixture);
  const app = { app: botPasswordApp, password: botAccount.password, grants: [...botPasswordGrants] };
  const groups: string[] = ['bureaucrat', 'interface-admin', 'sysop'];
  return {
    ...vectors,
    pages: [...(vectors.pages ?? []), { title: editedPage, text: 'What was written here is to be patrolled.' }],
    users: [
      { id: 1, ...account, groups, botPasswords: [app] },
      { id: 2, name: editor },
    ],
    changes: Array.from({ length: countOfChanges }, (_, index) => ({ id: index + 1, page: editedPage, user: editor })),
  };
}

/** What a library needs to know of that wiki, wherever it is served. */
export function preparedEmulator(software: string, entryPoint: string): PreparedWiki {
  const changes = Array.from({ length: countOfChanges }, (_, index) => index + 1);
  return { software, entryPoint, account, botAccount, changes };
}
