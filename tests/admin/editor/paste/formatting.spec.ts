import { expect, test } from '../../logged-in.ts';
import { contentField } from '../editor-page.ts';
import { paste, pasteData } from './clipboard.ts';

const PASTED = {
  Word: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
    <!--StartFragment--><h4 style="color:red">Kop</h4><p class="MsoNormal"><b style="mso-bidi-font-weight:normal">Vet</b> en gewoon<o:p></o:p></p>
    <p class="MsoListParagraph" style="text-indent:-18pt;mso-list:l0 level1 lfo1"><![if !supportLists]><span style="mso-list:Ignore">·<span>&nbsp;&nbsp; </span></span><![endif]>Eerste</p>
    <p class="MsoListParagraph" style="text-indent:-18pt;mso-list:l0 level1 lfo1"><![if !supportLists]><span style="mso-list:Ignore">·<span>&nbsp;&nbsp; </span></span><![endif]>Tweede</p>
    <p class="MsoNormal">&nbsp;</p><!--EndFragment--></body></html>`,
  'Google Docs': `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h4 dir="ltr"><span style="font-size:12pt">Kop</span></h4><p dir="ltr" style="line-height:1.38"><span style="font-weight:700">Vet</span><span style="font-weight:400"> en gewoon</span></p><ul><li dir="ltr"><p><span>Eerste</span></p></li><li dir="ltr"><p><span>Tweede</span></p></li></ul></b>`,
};

for (const [source, html] of Object.entries(PASTED)) {
  test(`pastes from ${source} with structure and without clutter`, async ({ page }) => {
    await page.goto('/admindash/articles/new');
    await contentField(page).click();
    await paste(contentField(page), html);
    await expect(contentField(page).locator('h3')).toHaveText('Kop');
    await expect(contentField(page).locator('strong')).toHaveText('Vet');
    await expect(contentField(page).locator('ul > li')).toHaveText(['Eerste', 'Tweede']);
    const written = await contentField(page).innerHTML();
    expect(written).not.toMatch(/style=|mso|class="Mso|o:p|docs-internal|·/);
  });
}

test('keeps pasted bold, italic, strike and underline', async ({ page }) => {
  await page.goto('/admindash/articles/new');
  await contentField(page).click();
  await paste(
    contentField(page),
    `<p><span style="font-weight:700;font-style:italic">Vet schuin</span> <span style='text-decoration:line-through'>door</span>
        <span style="color: red; text-decoration: underline">onder</span> <a href="https://rivm.nl" style="text-decoration:underline">link</a>
        <strong style="font-weight:normal">gewoon</strong></p>`,
  );
  await expect(contentField(page).locator('strong')).toHaveText(['Vet schuin']);
  await expect(contentField(page).locator('em')).toHaveText(['Vet schuin']);
  await expect(contentField(page).locator('s')).toHaveText(['door']);
  await expect(contentField(page).locator('u')).toHaveText(['onder']);
  expect(await contentField(page).innerHTML()).not.toContain('style=');
});

test('keeps every character of pasted plain text', async ({ page }) => {
  await page.goto('/admindash/articles/new');
  await contentField(page).click();
  const lines = ['Neem 2 * 500 mg, 3 * daags', 'Kies `a` of _b_, niet ~~c~~', 'H. pylori', '2. Neem water'];
  for (const line of lines) {
    await pasteData(contentField(page), { 'text/plain': line });
    await page.keyboard.press('Enter');
  }
  await expect(contentField(page).locator('p')).toHaveText([...lines, '']);
});
