import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** The import rules of architecture §2 live in biome.json; here is the proof that they bite, and what they say. */
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clinic-lint-'));
  await copyFile('biome.json', join(folder, 'biome.json'));
});
afterAll(() => rm(folder, { recursive: true }));

async function lint(file: string, code: string): Promise<string> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), code);
  const biome = resolve('node_modules/.bin/biome');
  const { stdout, stderr } = spawnSync(biome, ['lint', '--vcs-enabled=false', file], { cwd: folder, encoding: 'utf8' });
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
  ['src/server/probe.ts', "import { addDays } from 'date-fns';", 'takes every start of the server two seconds to load'],
  ['api/probe.ts', "import { button } from '../src/ui/button.ts';", 'src/server knows no React, no Astro and no page'],
])('architecture §2: %s may not say %s', async (file, code, message) => {
  expect(await lint(file, `${code}\nexport const probe = 1;\n`)).toContain(message);
});

test('the server may import one function of date-fns', async () => {
  const code = "import { addDays } from 'date-fns/addDays';\nexport const probe = addDays;\n";
  expect(await lint('src/server/probe.ts', code)).not.toContain('noRestrictedImports');
});

test('architecture §2: a page may call a verb of the server', async () => {
  const code = "import { listPublished } from '../server/articles/list.ts';\nexport const probe = listPublished;\n";
  expect(await lint('src/pages/probe.ts', code)).not.toContain('noRestrictedImports');
});
