import { describe, expect, test } from 'vitest';
import { convertHtml, sanitiseHtml } from './convert-html.ts';

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

test('a table of boxes is told by how they are shown', async () => {
  const row = (a: string, b: string) =>
    `<div style="display:table-row"><span style="display:table-cell">${a}</span><span style="display:table-cell">${b}</span></div>`;
  expect(await sanitiseHtml(`<div style="display:table">${row('ma', '9')}${row('di', '')}</div>`)).toBe(
    '<table><tbody><tr><td><p>ma</p></td><td><p>9</p></td></tr><tr><td><p>di</p></td><td><p></p></td></tr></tbody></table>',
  );
});

test('a table in a cell stays in its place as lines, or is named', async () => {
  const outer = (inner: string) =>
    `<table border="1"><tr><td>ma</td><td>${inner}</td></tr><tr><td>di</td><td>3</td></tr></table>`;
  const stored = (cell: string) =>
    `<table><tbody><tr><td><p>ma</p></td><td>${cell}</td></tr><tr><td><p>di</p></td><td><p>3</p></td></tr></tbody></table>`;
  expect(await convertHtml(outer('<table><tr><td>1</td><td>2</td></tr></table>'))).toEqual({
    html: stored('<p>1 2</p>'),
    leftOut: {},
  });
  expect((await convertHtml(outer('<table><tr><td>1</td></tr><tr><td>2</td></tr></table>'))).html).toBe(
    stored('<p>1</p><p>2</p>'),
  );
  expect(
    (await convertHtml(outer('<table><tr><td>1</td><td>2</td></tr><tr><td>4</td><td>5</td></tr></table>'))).leftOut,
  ).toEqual({
    nested: 1,
  });
});

test('a caption stands on the side where it was shown, and an invisible cell keeps its place', async () => {
  expect(
    await sanitiseHtml(
      '<table><caption style="caption-side:bottom">Bron</caption><tr><td>a</td><td style="visibility:hidden">weg</td></tr></table>',
    ),
  ).toBe('<table><tbody><tr><td><p>a</p></td><td><p></p></td></tr></tbody></table><p>Bron</p>');
  expect(
    await sanitiseHtml(
      '<table style="caption-side:bottom"><caption>Bron</caption><tr><td>a</td><td>b</td></tr></table>',
    ),
  ).toBe('<table><tbody><tr><td><p>a</p></td><td><p>b</p></td></tr></tbody></table><p>Bron</p>');
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
