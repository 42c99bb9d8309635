import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** The import rules of architecture §2 live in biome.json; here is the proof that they bite, and what they say. */
function lint(file: string, code: string): string {
  const { stdout, stderr } = spawnSync('node_modules/.bin/biome', ['lint', `--stdin-file-path=${file}`], {
    input: code,
    encoding: 'utf8',
  });
  return `${stdout}${stderr}`;
}

test.each([
  [
    'src/shared/probe.ts',
    "import { connect } from '../server/db/connect.ts';",
    'src/shared is what browser and server agree on',
  ],
  ['src/shared/probe.ts', "import { useState } from 'react';", 'src/shared is what browser and server agree on'],
  ['src/server/probe.ts', "import { useState } from 'react';", 'src/server knows no React, no Astro and no page'],
  [
    'src/server/articles/probe.ts',
    "import { button } from '../../ui/button.ts';",
    'src/server knows no React, no Astro and no page',
  ],
  [
    'src/ui/probe.ts',
    "import { getClinic } from '../site/clinic.ts';",
    'src/ui holds primitives that every area shares',
  ],
  [
    'src/site/home/probe.ts',
    "import { listPublished } from '../../server/articles/list.ts';",
    'Nothing that reaches a browser imports src/server',
  ],
  [
    'src/site/home/probe.ts',
    "import { Editor } from '../../admin/editor/Editor.tsx';",
    'The areas do not import each other',
  ],
  [
    'src/magazine/probe.tsx',
    "import { listPublished } from '../server/articles/list.ts';",
    'Nothing that reaches a browser imports src/server',
  ],
  ['src/magazine/probe.tsx', "import { getClinic } from '../site/clinic.ts';", 'The areas do not import each other'],
  [
    'src/admin/editor/probe.tsx',
    "import { rows } from '../../server/articles/rows.ts';",
    'Nothing that reaches a browser imports src/server',
  ],
  ['api/probe.ts', "import { button } from '../src/ui/button.ts';", 'src/server knows no React, no Astro and no page'],
])('architecture §2: %s may not say %s', (file, code, message) => {
  expect(lint(file, `${code}\nexport const probe = 1;\n`)).toContain(message);
});

test('architecture §2: a page may call a verb of the server', () => {
  const code = "import { listPublished } from '../server/articles/list.ts';\nexport const probe = listPublished;\n";
  expect(lint('src/pages/probe.ts', code)).not.toContain('noRestrictedImports');
});
