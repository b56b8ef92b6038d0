const { availableParallelism } = require('node:os');

/**
 * All tests, or those that the command line names: `npx mocha emulator/transports/http.test.ts` runs that file only.
 * mocha itself would add the named files to `spec`.
 */
const namesFiles = process.argv.slice(2).some((argument) => /^[^-].*\.test\.[cm]?[jt]s$/.test(argument));

const allFiles = {
  spec: [
    ...['schemas', 'emulator', 'cli', 'conformance', 'pact', 'fidelity', 'tools', 'examples', 'docs', 'bench'].map(
      (folder) => `${folder}/**/*.test.ts`,
    ),
    // The other client libraries are not installed with the project; .ci/clients runs them all.
    'fidelity/clients/libraries/{m3api,mwn}.test.mjs',
  ],
  // They need Pact's engine, or minutes; .ci/run runs them.
  ignore: [
    'pact/{generate,reports,verify}/**/*.test.ts',
    'pact/broker/*.test.ts',
    'pact/record/merge.test.ts',
    'cli/pact/publish.test.ts',
    'cli/pact/verify*.test.ts',
  ],
  parallel: true,
  // Each loads everything once, which takes seconds and some hundred megabytes.
  jobs: Math.min(Math.max(availableParallelism(), 2), 4),
};

module.exports = {
  require: ['./examples/in-this-repository.cjs', './emulator/testing/typescript.cjs'],
  extension: ['ts'],
  // No test waits for time to pass. This is for one that would never end, also on a machine with much else to do.
  timeout: 120_000,
  ...(namesFiles ? {} : allFiles),
};
