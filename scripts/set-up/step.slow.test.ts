import { expect, test } from 'vitest';
import { run } from './step.mjs';

const NEVER = 'console.log("half-way"); setInterval(() => {}, 1000)';

test('ends a command at its limit, and says what ran', async () => {
  let output = '';
  const code = await run(process.execPath, ['-e', NEVER], {
    minutes: 0.001,
    onOutput: (text: string) => (output += text),
  });
  expect(code).toBe(124);
  expect(output).toContain(
    'half-way\n\nIt has not ended within 0.001 minutes, so it was stopped. These processes ran:\n',
  );
  expect(output).toMatch(/\n {2}\d+ .*half-way/);
});
