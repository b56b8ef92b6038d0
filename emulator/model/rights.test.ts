import { releases } from '../releases/releases';
import { expect } from 'chai';
import { restrictToGrants } from './bot-passwords';
import { groupsOf, groupsWithRight, holdsRight, implicitGroups, rightsOf } from './rights';
import { grantRights, groupRights } from './rights-data';
import type { User } from './user';

const user = (...groups: string[]): User => ({ id: 3, name: 'Alice', password: undefined, groups });
const administrator = user('sysop', 'bureaucrat', 'interface-admin');

/** As real wikis answered `uiprop=rights`. */
const anonymous139 =
  'createaccount read edit createpage createtalk writeapi viewmywatchlist editmywatchlist viewmyprivateinfo editmyprivateinfo editmyoptions';
const user143 =
  'createaccount read edit createpage createtalk viewmyprivateinfo editmyprivateinfo editmyoptions move move-subpages move-rootuserpages move-categorypages movefile upload reupload reupload-shared minoredit editmyusercss editmyuserjson editmyuserjs editmyuserjsredirect sendemail applychangetags changetags editcontentmodel viewmywatchlist editmywatchlist autoconfirmed editsemiprotected';
const administrator143 =
  'userrights noratelimit renameuser editinterface editsitecss editsitejson editsitejs editusercss edituserjson edituserjs block createaccount delete bigdelete deletedhistory deletedtext undelete import importupload move move-subpages move-rootuserpages move-categorypages patrol autopatrol protect editprotected rollback upload reupload reupload-shared unwatchedpages autoconfirmed editsemiprotected ipblock-exempt blockemail markbotedits apihighlimits browsearchive movefile unblockself suppressredirect mergehistory managechangetags deletechangetags read edit createpage createtalk viewmyprivateinfo editmyprivateinfo editmyoptions minoredit editmyusercss editmyuserjson editmyuserjs editmyuserjsredirect sendemail applychangetags changetags editcontentmodel viewmywatchlist editmywatchlist';

describe('groups', () => {
  it('are those of the user by name, then the implicit ones (writing 6.1)', () => {
    expect(groupsOf(administrator)).to.deep.equal([
      ...['bureaucrat', 'interface-admin', 'sysop', '*', 'user', 'autoconfirmed'],
    ]);
    expect(groupsOf(undefined)).to.deep.equal(['*']);
    expect(implicitGroups(administrator)).to.deep.equal(['*', 'user', 'autoconfirmed']);
  });

  it('that have a right are listed as messages list them', () => {
    expect(groupsWithRight('createaccount', releases['1.43'])).to.deep.equal(['*', 'sysop']);
    expect(groupsWithRight('patrol', releases['1.39'])).to.deep.equal(['sysop']);
    expect(groupsWithRight('patrolmarks', releases['1.43'])).to.deep.equal([]);
  });
});

describe('rights (reading 6.4)', () => {
  it('come with the groups, in their order, each once', () => {
    expect(rightsOf(undefined, releases['1.39']).join(' ')).to.equal(anonymous139);
    expect(rightsOf(user(), releases['1.43']).join(' ')).to.equal(user143);
    expect(rightsOf(administrator, releases['1.43']).join(' ')).to.equal(administrator143);
  });

  it('do not come with groups that the wiki does not know', () => {
    expect(rightsOf(user('constructor', 'Sysop'), releases['1.43']).join(' ')).to.equal(user143);
  });

  it('of a program are those of its user that its grants let through (writing 7)', () => {
    const rightsWith = (release: '1.39' | '1.43', groups: readonly string[], ...grants: string[]): string =>
      rightsOf(restrictToGrants(user(...groups), grants), releases[release]).join(' ');
    expect(rightsWith('1.39', [], 'basic')).to.equal('read writeapi purge autoconfirmed editsemiprotected');
    expect(rightsWith('1.43', [])).to.equal('read autoconfirmed editsemiprotected');
    expect(rightsWith('1.43', ['sysop'], 'patrol')).to.equal(
      'patrol autopatrol unwatchedpages autoconfirmed editsemiprotected ipblock-exempt read',
    );
    expect(rightsWith('1.39', ['bot'], 'basic', 'highvolume')).to.equal(
      'bot autoconfirmed editsemiprotected nominornewtalk autopatrol apihighlimits writeapi read purge',
    );
  });

  it('are held exactly if they are listed', () => {
    for (const release of Object.values(releases)) {
      const all = new Set(Object.values({ ...release.choose(groupRights), ...release.choose(grantRights) }).flat());
      expect(all.size).to.be.greaterThan(70);
      for (const one of [undefined, user(), administrator, restrictToGrants(user('bot'), ['highvolume'])]) {
        const listed = new Set(rightsOf(one, release));
        for (const right of all) expect(holdsRight(one, right, release), right).to.equal(listed.has(right));
      }
    }
  });
});
