import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { exampleResult } from '../differential/report/example-result.test-support';
import { configurationsTable } from '../evidence-tables/configurations';
import { readEvidence, recordRow } from './evidence';

describe('the evidence of configurations', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'configurations-'));
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  it('keeps the last result of each configuration', () => {
    recordRow(root, '1.43', 'private', { ...exampleResult, requests: 1 });
    recordRow(root, '1.43', 'plain', exampleResult);
    recordRow(root, '1.43', 'private', { ...exampleResult, requests: 2 });
    const evidence = readEvidence(root, '1.43');
    expect(Object.keys(evidence)).to.deep.equal(['private', 'plain']);
    expect(evidence.private).to.include({ requests: 2, version: exampleResult.wiki.version, seed: exampleResult.seed });
    expect(readEvidence(root, '1.39')).to.deep.equal({});
  });

  it('is a table of all configurations with their settings, and those that were not compared', () => {
    recordRow(root, '1.43', 'private', { ...exampleResult, differing: [], withoutResponse: [] });
    const table = configurationsTable(root);
    const known = exampleResult.explained.reduce((sum, { requests }) => sum + requests, 0);
    const { requests, seed } = exampleResult;
    expect(table).to.contain(`| private | \`$wgGroupPermissions\` | – | – | ${requests} | 0, ${known} documented |\n`);
    expect(table).to.contain('| short-addresses | `$wgArticlePath` | – | – | – | – |\n');
    expect(table).to.match(new RegExp(`\nSeed: ${seed}\\.\n$`));
    recordRow(root, '1.43', 'private', exampleResult);
    expect(configurationsTable(root)).to.contain(
      `| ${requests} | ${exampleResult.differing.length} (1 without a response), ${known} documented |`,
    );
  });
});
