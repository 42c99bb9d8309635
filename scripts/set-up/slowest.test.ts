import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { slowest } from './slowest.mjs';

test('names the tests that took longest, of all runs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'slowest-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // As Vitest and Playwright write them.
  writeFileSync(
    join(folder, '1.xml'),
    `<testsuite name="a.test.ts" time="4"><testcase classname="a.test.ts" name="says &quot;no&quot; &amp; stops" time="0.5">
    </testcase><testcase classname="a.test.ts" name="waits" time="3.5"></testcase></testsuite>`,
  );
  writeFileSync(
    join(folder, '2.xml'),
    `<testcase name="opens" classname="b.spec.ts" time="2.25"><failure>at 9 s</failure></testcase>`,
  );
  expect(slowest(folder, 2)).toEqual([
    { seconds: 3.5, name: 'a.test.ts › waits' },
    { seconds: 2.25, name: 'b.spec.ts › opens' },
  ]);
  expect(slowest(folder, 9).at(-1)).toEqual({ seconds: 0.5, name: 'a.test.ts › says "no" & stops' });
  expect(slowest(join(folder, 'none'), 9)).toEqual([]);
});
