import { expect } from 'chai';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { schemaSources } from './sources';

describe('the schemas', () => {
  it('are those of the folder, except those of the reports of diff', () => {
    const files = readdirSync(join(__dirname, '../../schemas')).filter((file) => file.endsWith('.schema.json'));
    const known = Object.values(schemaSources).map(({ $id }) => `${$id.replace('urn:wikidouble:', '')}.schema.json`);
    expect([...known, 'diff-evidence.schema.json', 'diff-report.schema.json']).to.have.members(files);
  });
});
