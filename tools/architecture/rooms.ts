/**
 * The rooms of the project, each with the rooms that it may import from. A room is a folder, or a single file that
 * several rooms share; a file belongs to the room with the longest path that it begins with.
 *
 * When a change needs a new arrow, think twice; then change this table, and say why in the commit.
 */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  'schemas/generated': [],

  // Leaves of the emulator: plain functions and types that know nothing of it.
  'emulator/text': [],
  'emulator/error-codes.ts': [],
  'emulator/exchange.ts': ['emulator/unsupported/unsupported-name.ts'],
  'emulator/lazy-registry.ts': [],
  'emulator/check-options.ts': ['emulator/text', 'emulator/error-codes.ts'],
  'emulator/write-file.ts': [],
  'emulator/planned.ts': [],
  'emulator/unsupported/unsupported-name.ts': [],
  'emulator/response/result-tree.ts': [],
  // Secrets: what the fake, the harness and contracts must not show.
  'emulator/redact': ['emulator/text', 'emulator/exchange.ts'],

  // What a wiki knows and does: no requests, no responses, no file format.
  'emulator/releases': ['emulator/text'],
  // What is recorded of each language that a wiki can have.
  'emulator/languages': ['emulator/text', 'emulator/releases'],
  'emulator/model': ['emulator/error-codes.ts', 'emulator/text', 'emulator/releases', 'emulator/languages'],
  // Variables and functions show names of languages and the version of the release.
  'emulator/wikitext': ['emulator/text', 'emulator/model', 'emulator/releases'],
  // Wikitext as HTML.
  'emulator/rendering': ['emulator/text', 'emulator/model', 'emulator/wikitext'],
  'emulator/definition': [
    'emulator/error-codes.ts',
    'emulator/text',
    'emulator/model',
    'emulator/wikitext',
    'emulator/releases',
    'schemas/generated',
  ],

  // From a request to its response.
  'emulator/messages': ['emulator/text', 'emulator/model', 'emulator/response/result-tree.ts'],
  'emulator/response': [
    'emulator/redact',
    'emulator/text',
    'emulator/model',
    'emulator/releases',
    'emulator/messages',
    'emulator/exchange.ts',
    'emulator/response/result-tree.ts',
  ],
  'emulator/request': [
    'emulator/redact',
    'emulator/text',
    'emulator/model',
    'emulator/messages',
    'emulator/response',
    'emulator/exchange.ts',
  ],
  'emulator/modules': [
    'emulator/text',
    'emulator/model',
    'emulator/wikitext',
    'emulator/rendering',
    'emulator/releases',
    'emulator/languages',
    'emulator/messages',
    'emulator/response',
    'emulator/request',
    'emulator/exchange.ts',
    'emulator/lazy-registry.ts',
    'emulator/unsupported/unsupported-name.ts',
    'schemas/generated',
  ],
  'emulator/formats': [
    'emulator/text',
    'emulator/releases',
    'emulator/messages',
    'emulator/response',
    'emulator/request',
    'emulator/lazy-registry.ts',
  ],
  // What a release offers to requests: its actions, formats and parameters.
  'emulator/pipeline/api-surface.ts': [
    'emulator/releases',
    'emulator/modules',
    'emulator/formats',
    'emulator/lazy-registry.ts',
  ],
  // What MediaWiki has and the fake has not: looked for only once something in a request was not recognized.
  'emulator/unsupported': [
    'emulator/error-codes.ts',
    'emulator/unsupported/unsupported-name.ts',
    'emulator/text',
    'emulator/releases',
    'emulator/request',
    'emulator/modules',
    'emulator/formats',
    'emulator/pipeline/api-surface.ts',
    'emulator/exchange.ts',
  ],
  'emulator/pipeline': [
    'emulator/lazy-registry.ts',
    'emulator/pipeline/api-surface.ts',
    'emulator/unsupported',
    'emulator/text',
    'emulator/model',
    'emulator/releases',
    'emulator/languages',
    'emulator/messages',
    'emulator/response',
    'emulator/request',
    'emulator/modules',
    'emulator/formats',
    'emulator/exchange.ts',
  ],

  // What test authors see.
  'emulator/journal': [
    'emulator/error-codes.ts',
    'emulator/redact',
    'emulator/check-options.ts',
    'emulator/unsupported',
    'emulator/text',
    'emulator/model',
    'emulator/releases',
    'emulator/messages',
    'emulator/response',
    'emulator/request',
    'emulator/modules',
    'emulator/formats',
    'emulator/pipeline',
    'emulator/exchange.ts',
  ],
  'emulator/faults': [
    'emulator/planned.ts',
    'emulator/check-options.ts',
    'emulator/text',
    'emulator/model',
    'emulator/messages',
    'emulator/response/result-tree.ts',
    'emulator/request',
    'emulator/modules',
    'emulator/pipeline',
    'emulator/journal',
    'emulator/exchange.ts',
  ],
  // Responses that a test gives itself, in place of the modules.
  'emulator/stubs': [
    'emulator/text',
    'emulator/planned.ts',
    'emulator/check-options.ts',
    'emulator/response/result-tree.ts',
    'emulator/request',
    'emulator/modules',
    'emulator/pipeline',
    'emulator/journal',
    'emulator/exchange.ts',
  ],
  'emulator/transports': [
    'emulator/error-codes.ts',
    'emulator/redact',
    'emulator/check-options.ts',
    'emulator/unsupported',
    'emulator/text',
    'emulator/response',
    'emulator/request',
    'emulator/exchange.ts',
  ],
  emulator: [
    'emulator/error-codes.ts',
    'emulator/text',
    'emulator/exchange.ts',
    'emulator/check-options.ts',
    'emulator/unsupported',
    'emulator/releases',
    'emulator/model',
    'emulator/definition',
    'emulator/pipeline',
    'emulator/journal',
    'emulator/faults',
    'emulator/stubs',
    'emulator/transports',
    'schemas/generated',
    // The one arrow that leads back: the recorder is loaded when `writePact` is called.
    'pact/record',
  ],

  // The harness sends wikis requests from outside; of the fake it uses the public API, and the YAML reader with
  // positions.
  conformance: [
    'emulator/error-codes.ts',
    'emulator/redact',
    'emulator/check-options.ts',
    'emulator/index.ts',
    'emulator/write-file.ts',
    'emulator/definition',
    'emulator/transports',
    'emulator/text',
    'schemas/generated',
  ],
  // The model of a contract, which recording, generating and verifying share.
  'pact/contract': ['schemas/generated'],
  'pact/record': [
    'emulator/error-codes.ts',
    'pact/contract',
    'emulator/redact',
    'emulator/check-options.ts',
    'emulator/write-file.ts',
    'emulator/releases',
    'emulator/unsupported',
    'emulator/text',
    'emulator/exchange.ts',
    'emulator/response',
    'emulator/model',
    'emulator/request',
    'emulator/modules',
    'emulator/journal',
    'schemas/generated',
  ],
  pact: ['pact/contract', 'emulator', 'conformance', 'schemas/generated'],
  // What proves us looks into every room of the product, and nothing of the product looks back.
  fidelity: ['emulator', 'conformance', 'schemas/generated'],
  cli: ['emulator', 'conformance', 'pact', 'fidelity/differential', 'schemas/generated'],
  tools: ['emulator', 'conformance', 'schemas/generated'],
  bench: ['emulator', 'cli', 'schemas/generated'],
};

/** The folders whose files must stand in a room. */
export const folders = ['emulator', 'conformance', 'pact', 'fidelity', 'cli', 'tools', 'bench', 'schemas'] as const;

/** The room of a file: the longest path in the table that the file's path begins with. */
export function roomOf(file: string): string | undefined {
  return Object.keys(rooms)
    .filter((room) => file === room || file.startsWith(`${room}/`))
    .sort((a, b) => b.length - a.length)
    .at(0);
}

/** Whether a file may import another. */
export function mayImport(file: string, target: string): boolean {
  const room = roomOf(file);
  if (room === undefined) return false;
  return room === roomOf(target) || rooms[room]!.some((path) => target === path || target.startsWith(`${path}/`));
}
