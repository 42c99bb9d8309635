import { describe, expect, test } from 'vitest';
import { sanitiseHtml } from './convert-html.ts';

describe('numbers below zero', () => {
  test.each([
    ['old Excel', '<td x:num="-5.5" style="color:red">5,50</td>', '-5,50'],
    [
      'Excel',
      '<td style=\'mso-number-format:"0\\.00\\;\\[Red\\]0\\.00"\'><font color="#FF0000" style="mso-ignore:color">5,50</font></td>',
      '-5,50',
    ],
    ['LibreOffice', '<td sdval="-5.5"><font color="#FF0000">5,50</font></td>', '-5,50'],
    ['Google Sheets', '<td data-sheets-value=\'{"1":3,"3":-5.5}\'>€ 5,50</td>', '-€ 5,50'],
    ['brackets', '<td x:num="-5">(5)</td>', '(5)'],
    ['a sign of its own', '<td x:num="-5">€ −5</td>', '€ −5'],
    ['a date before 1900', '<td sdval="-5">25-12-1899</td>', '25-12-1899'],
    ['nothing after rounding', '<td x:num="-0.001">0,00</td>', '0,00'],
  ])('keep their sign: %s', async (_, cell, words) =>
    expect(await sanitiseHtml(`<table><tr>${cell}<td>a</td></tr></table>`)).toContain(`<td><p>${words}</p></td>`),
  );
});

test('a table of boxes is told by its roles', async () => {
  const row = (...cells: string[]) => `<div role="row">${cells.join('')}</div>`;
  expect(
    await sanitiseHtml(
      `<div role="table">${row('<div role="columnheader">Dag</div>', '<div role="columnheader">Tijd</div>')}${row('<div role="cell">ma</div>', '<div role="cell">9</div>')}</div>`,
    ),
  ).toBe(
    '<table><tbody><tr><th><p>Dag</p></th><th><p>Tijd</p></th></tr><tr><td><p>ma</p></td><td><p>9</p></td></tr></tbody></table>',
  );
});

describe('empty cells', () => {
  test.each([
    ['a label and a blank', '<table><tr><td>Naam:</td><td></td></tr></table>', [['Naam:', '']]],
    [
      'an empty row',
      '<table><tr><td class="x">a</td><td>b</td></tr><tr><td></td><td></td></tr></table>',
      [
        ['a', 'b'],
        ['', ''],
      ],
    ],
    [
      'a place to sign below two lines',
      '<table border="1"><tr><td><p>a</p><p>b</p></td><td></td></tr></table>',
      [['a</p><p>b', '']],
    ],
    ['hard spaces', '<table><tr><td class="x">a</td><td>&nbsp;</td></tr></table>', [['a', '']]],
    [
      'a row that is too short',
      '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>',
      [
        ['a', 'b'],
        ['c', ''],
      ],
    ],
    [
      'cells that never close',
      '<table><tr><td>a<td><tr><td>c<td>d</table>',
      [
        ['a', ''],
        ['c', 'd'],
      ],
    ],
  ])('stay: %s', async (_, html, rows) => {
    const cells = rows.map((row) => `<tr>${row.map((words) => `<td><p>${words}</p></td>`).join('')}</tr>`).join('');
    expect(await sanitiseHtml(html)).toBe(`<table><tbody>${cells}</tbody></table>`);
  });
});
