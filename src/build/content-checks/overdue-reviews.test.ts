import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOverdue, overdueReviews } from './overdue-reviews.ts';

let root = '';
const write = async (file: string, text: string) => {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
};
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'clinic-reviews-'));
});
afterEach(() => rm(root, { recursive: true }));

const inOneLine = (due: string) => `---\ntitel: T\ngecontroleerd: { door: a, op: 2026-01-01, volgende: ${due} }\n---\n`;

test('finds overdue reviews of care pages, the longest first', async () => {
  await write('content/therapieen/a.md', inOneLine('2027-01-02'));
  await write('content/behandelingen/b.md', inOneLine('2027-01-01'));
  await write('content/rijbewijskeuringen/c.md', inOneLine('2027-01-03'));
  await write('content/therapieen/d.md', '---\ntitel: volgende: 2000-01-01\n---\nvolgende: 2000-01-01\n');
  await write('content/pmo.yaml', 'gecontroleerd:\n  door: a\n  op: 2026-01-01\n  volgende: "2026-12-31"\n');
  expect(overdueReviews('2027-01-02', root)).toEqual([
    { file: 'content/pmo.yaml', line: 4, dueOn: '2026-12-31' },
    { file: 'content/behandelingen/b.md', line: 3, dueOn: '2027-01-01' },
    { file: 'content/therapieen/a.md', line: 3, dueOn: '2027-01-02' },
  ]);
});

test('says in Dutch what to do', () => {
  expect(describeOverdue({ file: 'content/pmo.yaml', line: 4, dueOn: '2026-12-31' })).toBe(
    'content/pmo.yaml:4: deze pagina moest op 31 december 2026 opnieuw medisch gecontroleerd zijn. Laat haar lezen en verander dan `gecontroleerd`.',
  );
});
