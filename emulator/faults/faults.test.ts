import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { createWiki, type FaultDefinition } from '../index';
import { anyFaults } from './faults';
import { optionChecks } from './option-types';

/** What an option may be, for each type. */
const examples: Readonly<Record<keyof typeof optionChecks, unknown>> = {
  count: 1,
  number: 1.5,
  string: 'x',
  strings: ['x'],
  boolean: true,
  wait: 5,
  time: 'infinite',
  class: 'Some\\Exception',
  chance: 0.5,
  function: () => true,
  seed: 'x',
};

describe('Each fault', () => {
  for (const [kind, fault] of Object.entries(anyFaults)) {
    it(`${kind} takes its options, and says which requests it strikes and what clients should do`, () => {
      const wiki = createWiki();
      const { options, onlyFor, describe: described } = fault;
      const given = Object.fromEntries(Object.entries(options).map(([name, { type }]) => [name, examples[type]]));
      const definition = { kind: /^\d/.test(kind) ? Number(kind) : kind, ...given } as FaultDefinition;
      expect(wiki.fail(definition).kind).to.equal(definition.kind);
      expect(onlyFor !== undefined).to.equal('appliesTo' in fault);
      expect(described.advice).to.match(/^\S.*[^.\s]$/);
    });
  }

  it('has a docstring in the registry, which editors show', () => {
    const source = readFileSync(join(__dirname, 'faults.ts'), 'utf8');
    const undocumented = Object.keys(anyFaults).filter((kind) => !new RegExp(`\\*/\\n  '?${kind}'?[:,]`).test(source));
    expect(undocumented).to.deep.equal([]);
  });
});
