import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { createLog, type LogLevel } from './log.ts';

function linesOf(level: LogLevel, readable: boolean) {
  const lines: string[] = [];
  const log = createLog({ level, readable }, (_, line) => void lines.push(stripVTControlCharacters(line)));
  log.info('request', { method: 'GET', status: 200 });
  log.error('health', { part: 'database', error: new Error('No answer within 2500 ms') });
  return lines;
}

test('writes one JSON object per line', () => {
  const lines = linesOf('info', false);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { time: expect.any(String), level: 'info', event: 'request', method: 'GET', status: 200 },
    {
      time: expect.any(String),
      level: 'error',
      event: 'health',
      part: 'database',
      error: 'Error: No answer within 2500 ms',
      at: expect.any(Array),
    },
  ]);
  expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true);
});

test('writes readable lines for a terminal', () => {
  const [request, health] = linesOf('info', true);
  expect(request).toMatch(/^\d\d:\d\d:\d\d request method=GET status=200\n$/);
  expect(health).toMatch(/^\S+ health part=database error=Error: No answer within 2500 ms\n {4}at /);
});

test('logs only errors at the level error', () => {
  expect(linesOf('error', false)).toHaveLength(1);
});
