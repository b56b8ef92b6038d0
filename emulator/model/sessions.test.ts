import { expect } from 'chai';
import { createEnvironment } from '../environment';
import { Sessions, maximumSessions } from './sessions';

const noon = Date.parse('2026-01-31T12:00:00Z');

describe('A session', () => {
  const environment = createEnvironment({ seed: 1, now: noon });
  const sessions = new Sessions(environment);

  it('has an id in the form of real wikis', () => {
    expect(sessions.create().id).to.match(/^[a-v0-9]{32}$/);
    expect(sessions.create().id).to.not.equal(sessions.create().id);
  });

  it('is empty until a token is requested or a user logs in', () => {
    const requested = sessions.create();
    expect(requested.hasContent).to.be.false;
    requested.issueToken('login');
    expect(requested.hasContent).to.be.true;
    const loggedIn = sessions.create();
    loggedIn.user = { id: 1, name: 'A', password: undefined, groups: [] };
    expect(loggedIn.hasContent).to.be.true;
  });

  it('issues one token per type: proof, then the time of issue in seconds', () => {
    const session = sessions.create();
    const token = session.issueToken('csrf');
    expect(token).to.match(/^[0-9a-f]{32}697deec0\+\\$/);
    expect(session.issueToken('csrf')).to.equal(token);
    expect(session.issueToken('watch').slice(0, 32)).to.not.equal(token.slice(0, 32));
  });

  it('accepts its tokens of the type, whenever they were issued', () => {
    const session = sessions.create();
    const token = session.issueToken('csrf');
    environment.clock.advance('30 days');
    expect(session.issueToken('csrf')).to.not.equal(token);
    expect(session.acceptsToken('csrf', token)).to.be.true;
    environment.clock.reset();
  });

  it('accepts no other tokens', () => {
    const session = sessions.create();
    const token = session.issueToken('csrf');
    session.issueToken('watch');
    expect(session.acceptsToken('watch', token)).to.be.false;
    expect(session.acceptsToken('patrol', token)).to.be.false;
    expect(sessions.create().acceptsToken('csrf', token)).to.be.false;
    for (const wrong of ['', '+\\', token.slice(0, -2), token.replace('+', ' '), token.toUpperCase(), `${token}x`]) {
      expect(session.acceptsToken('csrf', wrong), wrong).to.be.false;
    }
    const otherTime = `${token.slice(0, 32)}00000000+\\`;
    expect(session.acceptsToken('csrf', otherTime)).to.be.false;
    session.forgetToken('csrf');
    expect(session.acceptsToken('csrf', token)).to.be.false;
  });
});

describe('The sessions of a wiki', () => {
  it('are found from when they are stored until they are removed', () => {
    const sessions = new Sessions(createEnvironment({ seed: 1 }));
    const session = sessions.create();
    expect(sessions.find(session.id)).to.equal(undefined);
    sessions.remember(session);
    expect(sessions.find(session.id)).to.equal(session);
    sessions.forget(session);
    expect(sessions.find(session.id)).to.equal(undefined);
    sessions.remember(session);
    sessions.clear();
    expect(sessions.find(session.id)).to.equal(undefined);
  });

  it('are limited: the least recently used one is dropped', () => {
    const sessions = new Sessions(createEnvironment({ seed: 1 }));
    const [first, second] = [sessions.create(), sessions.create()];
    sessions.remember(first);
    sessions.remember(second);
    for (let count = 2; count < maximumSessions; count++) sessions.remember(sessions.create());
    expect(sessions.find(first.id)).to.equal(first);
    sessions.remember(sessions.create());
    expect(sessions.find(second.id)).to.equal(undefined);
    expect(sessions.find(first.id)).to.equal(first);
  });

  it('are dropped in the same order after all were removed', () => {
    const sessions = new Sessions(createEnvironment({ seed: 1 }));
    const fill = (): string[] =>
      Array.from({ length: maximumSessions + 2 }, () => {
        const session = sessions.create();
        sessions.remember(session);
        return session.id;
      });
    fill();
    sessions.clear();
    const ids = fill();
    expect(ids.filter((id) => sessions.find(id) === undefined)).to.deep.equal(ids.slice(0, 2));
  });
});
