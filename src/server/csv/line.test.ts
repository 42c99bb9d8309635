import { expect, test } from 'vitest';
import { csvLine } from './response.ts';

test.each([
  [['a', 'b'], 'a,b\r\n'],
  [['zonder, met', 'een "citaat"', 'twee\nregels'], '"zonder, met","een ""citaat""","twee\nregels"\r\n'],
  [['=HYPERLINK("x")', '+31', '-1', '@SUM(A1)'], '"\'=HYPERLINK(""x"")",\'+31,\'-1,\'@SUM(A1)\r\n'],
  [['\t=1', '\r=1'], '\'\t=1,"\'\r=1"\r\n'],
])('writes %j as a line that no spreadsheet runs', (fields, line) => {
  expect(csvLine(fields)).toBe(line);
});
