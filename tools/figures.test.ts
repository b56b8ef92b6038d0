import { expect } from 'chai';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { measure } from './figures';

describe('measure', () => {
  const root = mkdtempSync(join(tmpdir(), 'figures-'));
  after(() => {
    rmSync(root, { recursive: true });
  });

  it('measures files, imports, cycles and citations of a tree', () => {
    // Assembled here, because the citations in this file must exist.
    const [page, notes] = ['core', 'facts'];
    const files = {
      'emulator/index.ts': "import './model/page';\n",
      'emulator/model/page.ts': "import type { User } from './user';\nimport { text } from '../text/text';\n",
      'emulator/model/user.ts': `import type { Page } from './page';\n// (${page} 1.1; ${page} 1.2)\n`,
      'emulator/text/text.ts': `/** As real wikis do (${notes} 4.6). */\nexport const maskSecrets = "${page} 9.9";\n`,
      'emulator/text/text.test.ts': 'import "./text";\n',
      'cli/main.ts': "import '../emulator/text/text';\nconst xml = '<testsuite>';\n",
      'docs/behaviour/core.md': '## 1. First\n\n### 1.1 Inner\n',
    };
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    expect(measure(root)).to.deep.equal({
      files: 5,
      filesByRoom: { cli: 1, 'emulator/index.ts': 1, 'emulator/model': 2, 'emulator/text': 1 },
      medianLength: 2,
      ninetiethPercentile: 2,
      imports: 5,
      arrows: 3,
      cyclesOfFiles: 1,
      filesInCycles: 2,
      cyclesOfRooms: 0,
      roomsInCycles: 0,
      importedByOneNeighbour: 1,
      deadCitations: 2,
      redactors: ['emulator/text/text.ts: maskSecrets'],
      junitWriters: ['cli/main.ts'],
    });
  });
});
