import { expect } from 'chai';
import { releases } from '../releases/releases';
import { Clock, Random } from './environment';
import type { RightsWiki } from './rights';
import type { User } from './user';
import { Users, hasHighLimits, isBot } from './users';

const user = (id: number, name: string, ...groups: string[]): User => ({ id, name, password: undefined, groups });

const wiki: RightsWiki = {
  release: releases['1.43'],
  site: { configuredGroups: undefined, isTemporary: () => false, settings: {} },
  environment: { clock: new Clock() },
};

describe('The users of a wiki', () => {
  it('are found by name and by id', () => {
    const users = new Users();
    const alice = user(3, 'Alice');
    users.put(alice);
    expect(users.find('Alice')).to.equal(alice);
    expect(users.findId(3)).to.equal(alice);
    expect(users.find('alice')).to.equal(undefined);
    expect(users.find('constructor')).to.equal(undefined);
    expect(users.findId(Number.NaN)).to.equal(undefined);
    expect(users.nextId).to.equal(4);
    expect(new Users().nextId).to.equal(1);
  });

  it('have one token each to be remembered by', () => {
    const users = new Users();
    const random = new Random(1);
    const [alice, bob] = [user(1, 'Alice'), user(2, 'Bob')];
    const token = users.rememberToken(alice, random);
    expect(token).to.match(/^[0-9a-f]{32}$/);
    expect(users.rememberToken(alice, random)).to.equal(token);
    expect(users.rememberToken(bob, random)).to.not.equal(token);
    expect(users.remembers(alice, token)).to.be.true;
    expect(users.remembers(bob, token)).to.be.false;
    expect(new Users().remembers(alice, token)).to.be.false;
  });
});

describe('The rights of groups', () => {
  for (const [groups, limits, bot] of [
    [[], false, false],
    [['sysop'], true, false],
    [['bot'], true, true],
    [['bureaucrat', 'interface-admin'], false, false],
    [['Sysop', 'bots'], false, false],
  ] as const) {
    it(`of [${groups.join(', ')}]: ${limits ? 'high' : 'usual'} limits, ${bot ? 'a' : 'no'} bot`, () => {
      expect(hasHighLimits(user(1, 'A', ...groups), wiki)).to.equal(limits);
      expect(isBot(user(1, 'A', ...groups), wiki)).to.equal(bot);
    });
  }

  it('are not those of anonymous clients', () => {
    expect(hasHighLimits(undefined, wiki)).to.be.false;
    expect(isBot(undefined, wiki)).to.be.false;
  });
});
