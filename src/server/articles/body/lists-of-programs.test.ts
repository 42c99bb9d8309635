import { describe, expect, test } from 'vitest';
import { convertHtml, sanitiseHtml } from './convert-html.ts';

const li = (...words: string[]) => words.map((word) => `<li><p>${word}</p></li>`).join('');
const word = (level: number, marker: string, words: string, list = 'l0') =>
  `<p class=MsoListParagraph style='margin-left:36.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${words}</p>`;

const NUMBERED_ROWS = `<table><tbody><tr><td><ol>${li('')}</ol></td><td><p>Rust</p></td></tr><tr><td><ol start="2">${li('')}</ol></td><td><p>Slaap</p></td></tr></tbody></table>`;

describe('letters and numbers of a list', () => {
  test.each([
    ['its attributes', '<ol type="a" start="3"><li>c</li></ol>', `<ol start="3" type="a">${li('c')}</ol>`],
    ['its style', '<ol style="list-style-type:lower-alpha"><li>a</li></ol>', `<ol type="a">${li('a')}</ol>`],
    [
      'the style of its items',
      '<ol><li style="list-style-type:upper-roman">a</li></ol>',
      `<ol type="I">${li('a')}</ol>`,
    ],
    [
      'a style sheet',
      '<style>ol.c {list-style: upper-latin}</style><ol class="c"><li>a</li></ol>',
      `<ol type="A">${li('a')}</ol>`,
    ],
    ['letters of Word', word(1, 'a.', 'x') + word(1, 'b.', 'y'), `<ol type="a">${li('x', 'y')}</ol>`],
    ['Roman numerals of Word', word(1, 'iv)', 'x') + word(1, 'v)', 'y'), `<ol start="4" type="i">${li('x', 'y')}</ol>`],
    [
      'the format of Word’s list',
      `<style>@list l0:level1 {mso-level-number-format:alpha-lower;}</style>${word(1, 'i.', 'x')}`,
      `<ol start="9" type="a">${li('x')}</ol>`,
    ],
    [
      'two levels of Word',
      word(1, '1.', 'x') + word(2, 'a.', 'y') + word(1, '2.', 'z'),
      `<ol><li><p>x</p><ol type="a">${li('y')}</ol></li>${li('z')}</ol>`,
    ],
    [
      'a number out of the row',
      '<ol><li>a</li><li value="7">b</li></ol>',
      `<ol>${li('a')}</ol><ol start="7">${li('b')}</ol>`,
    ],
    [
      'a rule for all lists',
      '<style>ol{list-style-type:lower-alpha}</style><ol><li>a</li></ol>',
      `<ol type="a">${li('a')}</ol>`,
    ],
    [
      'a rule for the items within',
      '<style>#x > ol.k li{list-style:upper-roman}</style><div id="x"><ol class="k"><li>a</li></ol></div><ol class="k"><li>b</li></ol>',
      `<ol type="I">${li('a')}</ol><ol>${li('b')}</ol>`,
    ],
    [
      'text between the items',
      '<ol><p>x</p><li>a</li><p>y</p><li>b</li>z</ol>',
      `<p>x</p><ol><li><p>a</p><p>y</p></li><li><p>b</p><p>z</p></li></ol>`,
    ],
    [
      'text and a list between the items',
      '<ol><li>a</li>x<ul><li>y</li></ul><li>b</li></ol>',
      `<ol><li><p>a</p><p>x</p><ul>${li('y')}</ul></li>${li('b')}</ol>`,
    ],
    ['a list of bullets by name', '<ul style="list-style-type:decimal"><li>a</li></ul>', `<ol>${li('a')}</ol>`],
    ['a list of numbers by name', '<ol style="list-style-type:disc"><li>a</li></ol>', `<ul>${li('a')}</ul>`],
    [
      'typed numbers',
      '<ol style="list-style-type:none"><li>1.1 a</li><li>1.2 b</li></ol>',
      `<ul>${li('1.1 a', '1.2 b')}</ul>`,
    ],
    [
      'typed Roman numerals',
      '<ol style="list-style-type:none"><li>i. a</li><li>ii. b</li></ol>',
      `<ul>${li('i. a', 'ii. b')}</ul>`,
    ],
    [
      'a file of Google Docs',
      '<style>ol.lst-k_a-0{list-style-type:none}.lst-k_a-0 > li:before{content:"" counter(lst-ctn-k_a-0,lower-latin) ". "}</style><ol class="lst-k_a-0 start" start="1"><li>a</li></ol>',
      `<ol start="1" type="a">${li('a')}</ol>`.replace(' start="1"', ''),
    ],
    ['numbers as browsers read them', '<ol start=" +3x"><li>c</li></ol>', `<ol start="3">${li('c')}</ol>`],
    ['steps of code', '<ol><li><pre>a</pre></li></ol>', '<ol><li><p></p><pre><code>a</code></pre></li></ol>'],
    [
      'a list of Word that begins again',
      word(1, '1.', 'a') + word(1, '2.', 'b') + word(1, '1.', 'c'),
      `<ol>${li('a', 'b')}</ol><ol>${li('c')}</ol>`,
    ],
    [
      'letters of Word that are Roman numerals too',
      word(1, 'h.', 'a') + word(1, 'i.', 'b') + word(1, 'j.', 'c'),
      `<ol start="8" type="a">${li('a', 'b', 'c')}</ol>`,
    ],
    [
      'numbers of Word that no list has, as words',
      word(1, '1.', 'a') + word(2, '1.1.', 'b') + word(2, '1.2.', 'c'),
      `<ol><li><p>a</p><ul>${li('1.1. b', '1.2. c')}</ul></li></ol>`,
    ],
    [
      'steps of Word, as words',
      word(1, 'Stap 1:', 'a') + word(1, '\u03b2)', 'b'),
      `<ul>${li('Stap 1: a', 'β) b')}</ul>`,
    ],
    ['letters of Word without a full stop', word(1, 'A', 'x') + word(1, 'B', 'y'), `<ol type="A">${li('x', 'y')}</ol>`],
    [
      'ticks and crosses of Word, as words',
      word(1, '\u00fc', 'rusten').replace('mso-list:Ignore', 'font-family:Wingdings;mso-list:Ignore') +
        word(1, '✗', 'sporten'),
      `<ul>${li('✓ rusten', '✗ sporten')}</ul>`,
    ],
    [
      'a part of a list that begins at a deeper level',
      '<ol start="2"><ol start="3" type="a"><li>c</li></ol><li>twee</li></ol>',
      `<ol start="3" type="a">${li('c')}</ol><ol start="2">${li('twee')}</ol>`,
    ],
    [
      'the numbers of rows in Word',
      `<table><tr><td>${word(1, '1.', '')}</td><td>Rust</td></tr><tr><td>${word(1, '2.', '&nbsp;')}</td><td>Slaap</td></tr></table>`,
      NUMBERED_ROWS,
    ],
    [
      'the numbers of rows in Google Docs',
      '<table><tr><td><ol><li></li></ol></td><td>Rust</td></tr><tr><td><ol start="2"><li dir="ltr"><p><br></p></li></ol></td><td>Slaap</td></tr></table>',
      NUMBERED_ROWS,
    ],
    ['an empty number', '<ol class="x"><li>a</li><li></li><li>c</li></ol>', `<ol>${li('a', '', 'c')}</ol>`],
  ])('are kept from %s', async (_, html, expected) => expect(await sanitiseHtml(html)).toBe(expected));
});

describe('nesting that an odd parent tells', () => {
  const nested = `<ul><li><p>a</p><ul>${li('b')}</ul></li>${li('c')}</ul>`;
  test.each([
    ['a list directly in a list', '<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>'],
    [
      'levels for screen readers',
      '<ul><li aria-level="1">a</li><li aria-level="2">b</li><li aria-level="1">c</li></ul>',
    ],
    [
      'margins',
      '<ul><li style="margin-left:36pt">a</li><li style="margin-left:72pt">b</li><li style="margin-left:36pt">c</li></ul>',
    ],
    ['Quill', '<ul><li>a</li><li class="ql-indent-1">b</li><li>c</li></ul>'],
    [
      'Google Docs’ export',
      '<ul class="lst-kix_a-0 start"><li>a</li></ul><ul class="lst-kix_a-1 start"><li>b</li></ul><ul class="lst-kix_a-0"><li>c</li></ul>',
    ],
    [
      'an item without a sign',
      '<ul><li>a</li><li style="list-style-type:none"><ul><li>b</li></ul></li><li>c</li></ul>',
    ],
    ['items without a list', '<li>a<ul><li>b</li></ul></li><li>c</li>'],
    ['a wrapper around items', '<ul><div><li>a</li><ul><li>b</li></ul></div><li>c</li></ul>'],
  ])('is kept from %s', async (_, html) => expect(await sanitiseHtml(html)).toBe(nested));
});

test('ticks of a list and a table say what is done', async () => {
  const github = '<ul><li class="task"><input type="checkbox" checked> a</li><li><input type="checkbox"> b</li></ul>';
  const tiptap =
    '<ul data-type="taskList"><li data-checked="true"><label><input type="checkbox" checked></label><div><p>a</p></div></li><li data-checked="false"><label><input type="checkbox"></label><div><p>b</p></div></li></ul>';
  const notion =
    '<ul><li><div class="checkbox checkbox-on"></div> <span>a</span></li><li><div class="checkbox checkbox-off"></div> <span>b</span></li></ul>';
  for (const list of [github, tiptap, notion]) expect(await sanitiseHtml(list)).toBe(`<ul>${li('☑ a', '☐ b')}</ul>`);
  expect(await sanitiseHtml('<table><tr><td><input type="checkbox"></td><td>a</td></tr></table>')).toBe(
    '<table><tbody><tr><td><p>☐</p></td><td><p>a</p></td></tr></tbody></table>',
  );
});

test('signs of a list that are none of ours are named', async () => {
  for (const sign of ['lower-greek', "'¶ '"])
    expect((await convertHtml(`<ol style="list-style-type:${sign}"><li>a</li></ol>`)).leftOut).toEqual({
      numbering: 1,
    });
});
