import { releases } from '../releases/releases';
import { releaseNames, type ReleaseName } from '../releases/release';
import { Clock } from './environment';
import { Site, type SiteSettings } from './site';
import { expect } from 'chai';
import { restrictToGrants } from './bot-passwords';
import { groupsOf, groupsWithRight, holdsRight, implicitGroups, rightsOf, type RightsWiki } from './rights';
import { grantRights, groupRights } from './rights-data';
import type { User } from './user';

const user = (...groups: string[]): User => ({ id: 3, name: 'Alice', password: undefined, groups });
/** A wiki whose clock is fixed. */
const wikiOf = (name: ReleaseName, settings: SiteSettings = {}): RightsWiki => ({
  release: releases[name],
  site: new Site(settings, releases[name]),
  environment: { clock: new Clock('2026-01-31T12:00:00Z') },
});
const administrator = user('sysop', 'bureaucrat', 'interface-admin');

describe('Groups', () => {
  it('are the explicit ones by name, then the implicit ones (writing 6.1)', () => {
    expect(groupsOf(administrator, wikiOf('1.43'))).to.deep.equal([
      ...['bureaucrat', 'interface-admin', 'sysop', '*', 'user', 'autoconfirmed'],
    ]);
    expect(groupsOf(undefined, wikiOf('1.43'))).to.deep.equal(['*']);
    expect(implicitGroups(administrator, wikiOf('1.43'))).to.deep.equal(['*', 'user', 'autoconfirmed']);
  });

  it('with a right are listed in the order of messages', () => {
    expect(groupsWithRight('createaccount', wikiOf('1.43'))).to.deep.equal(['*', 'sysop']);
    expect(groupsWithRight('patrol', wikiOf('1.39'))).to.deep.equal(['sysop']);
    expect(groupsWithRight('patrolmarks', wikiOf('1.43'))).to.deep.equal([]);
  });
});

describe('Rights (reading 6.4)', () => {
  // In their order: vectors userinfo/rights-of-anonymous, userinfo/rights-of-a-user, userinfo/rights-of-an-administrator.
  it('are listed once, although several groups have them', () => {
    const rights = rightsOf(administrator, wikiOf('1.43'));
    expect(rights).to.include('read').and.to.include('renameuser');
    expect(new Set(rights).size).to.equal(rights.length);
  });

  it('are not those of unknown groups', () => {
    expect(rightsOf(user('constructor', 'Sysop'), wikiOf('1.43'))).to.deep.equal(rightsOf(user(), wikiOf('1.43')));
  });

  it('of a bot password are limited by its grants (writing 7)', () => {
    const rightsWith = (release: '1.39' | '1.43', groups: readonly string[], ...grants: string[]): string =>
      rightsOf(restrictToGrants(user(...groups), grants), wikiOf(release)).join(' ');
    expect(rightsWith('1.39', [], 'basic')).to.equal('read writeapi purge autoconfirmed editsemiprotected');
    expect(rightsWith('1.43', [])).to.equal('read autoconfirmed editsemiprotected');
    expect(rightsWith('1.43', ['sysop'], 'patrol')).to.equal(
      'patrol autopatrol unwatchedpages autoconfirmed editsemiprotected ipblock-exempt read',
    );
    expect(rightsWith('1.39', ['bot'], 'basic', 'highvolume')).to.equal(
      'bot autoconfirmed editsemiprotected nominornewtalk autopatrol apihighlimits writeapi read purge',
    );
  });

  it('are held if and only if they are listed', () => {
    for (const name of releaseNames) {
      const release = releases[name];
      const all = new Set(Object.values({ ...release.choose(groupRights), ...release.choose(grantRights) }).flat());
      expect(all.size).to.be.greaterThan(70);
      for (const one of [undefined, user(), administrator, restrictToGrants(user('bot'), ['highvolume'])]) {
        const listed = new Set(rightsOf(one, wikiOf(name)));
        for (const right of all) expect(holdsRight(one, right, wikiOf(name)), right).to.equal(listed.has(right));
      }
    }
  });
});
