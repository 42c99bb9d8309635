import { describe, expect, test } from 'vitest';
import { ARTICLE } from '../../../../tests/support/api/article-example.ts';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { plainText, sanitiseHtml } from './convert-html.ts';

describe('what is struck out stays so', () => {
  test.each([
    ['in code', '<pre>Neem <s>10</s> 5 mg\n3 maal</pre>', '<p>Neem <s>10</s> 5 mg<br />3 maal</p>'],
    [
      'in a link that leads nowhere, and in an insertion',
      '<p><a href="#x" style="text-decoration:line-through">a</a> <a href="#x"><i style="text-decoration:line-through">b</i></a> <ins style="text-decoration:line-through">c</ins></p>',
      '<p><s>a</s> <em><s>b</s></em> <s>c</s></p>',
    ],
    ['around code', '<del><pre>10 mg</pre></del>', '<p><s>10 mg</s></p>'],
    [
      'in the letters of a typewriter',
      '<p style="font-family:Courier New"><s>10 mg</s></p><p style="font-family:Courier New">5 mg</p>',
      '<p><s>10 mg</s></p><p>5 mg</p>',
    ],
    [
      'in a box of code',
      '<div style="font-family:monospace;white-space:pre"><s>10</s> 5 mg</div>',
      '<p><s>10</s> 5 mg</p>',
    ],
    [
      'by a class',
      '<p><i class="textStrikethrough">10</i> <b class="strike">9</b></p>',
      '<p><em><s>10</s></em> <strong><s>9</s></strong></p>',
    ],
  ])('%s', async (_, html, expected) => expect(await sanitiseHtml(html)).toBe(expected));
});

test('text without formats leaves it out: of “5~~0~~ mg”, 50 mg must not remain', async () => {
  expect(await plainText('<p>Neem 5<s>0</s> mg <del>per uur</del> per dag</p>')).toBe('Neem 5 mg per dag');
  expect(await plainText('<p>Neem <span style="text-decoration:line-through">10</span> 5 mg</p>')).toBe('Neem 5 mg');
});

const app = setUpTestApp();

test('an article that is struck out is no empty one', async () => {
  const { cookie } = await app.logIn();
  const body = { ...ARTICLE, content: '<p><s>Vervallen</s></p>' };
  expect((await app.request('/api/admin/articles', { method: 'POST', body, cookie })).status).toBe(201);
});
