import { expect } from 'chai';

/**
 * What every library must do, each time with the calls that its users would write. The names are the rows of the table in
 * docs/clients.md.
 */
export const exercises = [
  'tokens without log-in',
  'usage of a file',
  'usage by continuation',
  'log-in by password',
  'log-in by bot password',
  'tokens after log-in',
  'watch, unwatch',
  'patrol',
  'a wrong token',
  'log-out',
  'a title that is not a file',
  'maxlag',
  'edit',
  'edit conflict',
  'edit of a protected page',
  'move',
  'delete',
  'upload',
  'rollback',
];

/** The ids of the pages that show File:Used.png. */
export const usersOfUsedPng = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 637];

/**
 * Watches and unwatches the page Alpha with a library that returns responses of format version 2.
 *
 * @param send sends `action=watch` with the parameters given, and returns the response
 * @param isWatched returns the member `watched` of the page
 */
export async function watchAndUnwatch(send, isWatched) {
  expect((await send({ titles: 'Alpha' })).watch).to.deep.equal([{ title: 'Alpha', watched: true, ns: 0 }]);
  expect(await isWatched()).to.equal(true);
  expect((await send({ titles: 'Alpha', unwatch: true })).watch).to.deep.equal([
    { title: 'Alpha', unwatched: true, ns: 0 },
  ]);
  expect(await isWatched()).to.equal(false);
}
