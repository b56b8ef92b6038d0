import { expect } from 'chai';

import { decoded } from '../generate/encode';
import { requestParameters } from '../known-differences';
import { sessionActions } from './actions';
import { type SessionMaterial, writingSessionAt } from './generate-writing-session';

const everything: SessionMaterial = { hasAction: () => true, hasModule: () => true };
const sessions = Array.from({ length: 300 }, (_, index) => writingSessionAt(3, index, everything));
const steps = sessions.flatMap((session) => session.steps);

function parametersOf(step: (typeof steps)[number]): ReadonlyMap<string, string> {
  return requestParameters(step.request);
}

describe('the writing sessions of a differential run', () => {
  it('are the same for the same seed, independent of earlier ones', () => {
    expect(writingSessionAt(3, 299, everything)).to.deep.equal(sessions[299]);
    expect(writingSessionAt(4, 299, everything)).not.to.deep.equal(sessions[299]);
  });

  it('use every action, several accounts, all formats and error formats', () => {
    const actions = steps.map((step) => parametersOf(step).get('action'));
    for (const { name } of sessionActions) expect(actions, name).to.include(name);
    const clients = new Set(steps.map(({ client }) => client));
    expect(clients).to.have.keys('admin', 'amy', 'ben', 'robot', 'sue', 'olga', 'anonymous');
    const values = (name: string) => steps.map((step) => parametersOf(step).get(name));
    expect(values('format')).to.include.members(['json', 'xml', 'php', 'none', 'jsonfm']);
    expect(values('errorformat')).to.include.members(['raw', 'html', 'plaintext', 'bc']);
    expect(values('formatversion')).to.include.members(['1', '2', undefined]);
  });

  it('name only pages and accounts of the session', () => {
    const naming = ['title', 'titles', 'from', 'to', 'username', 'iutitle', 'rctitle', 'letitle'];
    const harmless = /^(?: *|#x|:|a#b|a|b|Special:Log|Media:X\.png|Talk:|\{address\}|\{admin\}|999999999)$/;
    for (const { request } of steps) {
      const fields = request.body && 'fields' in request.body ? request.body.fields : [];
      for (const [name, value = ''] of [...request.query, ...fields].filter(([given]) => naming.includes(given))) {
        for (const title of decoded(value).split('|')) {
          if (!title.includes('{tag}')) expect(title, `${name}=${value}`).to.match(harmless);
        }
      }
    }
  });

  it('add nothing to an id, which an error would repeat', () => {
    for (const { request } of steps) {
      const fields = request.body && 'fields' in request.body ? request.body.fields : [];
      for (const [name, value = ''] of [...request.query, ...fields]) {
        if (name.endsWith('id')) expect(value, name).not.to.match(/\{\d[^}]*\}[^|{]/);
      }
    }
  });

  it('use only what the fake has, and only the wanted actions besides edits', () => {
    const material: SessionMaterial = {
      hasAction: (name) => ['edit', 'watch', 'patrol', 'createaccount', 'login', 'query'].includes(name),
      hasModule: (name) => ['revisions', 'tokens'].includes(name),
      onlyActions: ['watch'],
    };
    const used = new Set<string | undefined>();
    for (let index = 0; index < 50; index++) {
      for (const step of writingSessionAt(5, index, material).steps) {
        const parameters = parametersOf(step);
        used.add(parameters.get('list') ?? parameters.get('prop') ?? parameters.get('action'));
      }
    }
    expect([...used]).to.include.members(['edit', 'watch', 'revisions', 'createaccount', 'login', 'query']);
    expect([...used]).not.to.include.members(['patrol']);
    expect([...used]).not.to.include.members(['logevents']);
  });
});
