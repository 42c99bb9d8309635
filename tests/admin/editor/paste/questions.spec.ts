import { expect, test } from '../../logged-in.ts';
import { linkBar } from '../links/link-page.ts';
import { openAtEnd, pasteData, saveAndFetch } from './clipboard.ts';

const VIDEO = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10s';

const MARKDOWN = `## Slapen zonder pillen

Dit is **belangrijk** en *schuin*, zie [Thuisarts](https://www.thuisarts.nl/slaap).

- Rust
- Lopen

| Middel | Dosis |
|--------|-------|
| Melatonine | 1 mg |

<script>alert(1)</script>

Tot slot.`;

test('offers to embed a pasted video address; undo restores the link', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  const elsewhere: string[] = [];
  page.on('request', (request) => /youtu|vimeo/.test(request.url()) && elsewhere.push(request.url()));
  const text = await openAtEnd(page, id);
  await page.keyboard.press('Enter');
  await pasteData(text, { 'text/plain': VIDEO });
  const question = page.getByRole('region', { name: 'Show this video here?' });
  await expect(question).toBeVisible();
  await expect(text.getByRole('link', { name: VIDEO })).toHaveAttribute('href', VIDEO);
  await expect(text).toBeFocused();

  await page.keyboard.press('Control+Enter');
  const video = text.locator('p[data-video]');
  await expect(video).toHaveText('Video op YouTube');
  await expect(question).toBeHidden();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(video).toHaveCount(0);
  await expect(text.getByRole('link', { name: VIDEO })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(video).toHaveText('Video op YouTube');
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text.getByRole('link')).toHaveCount(0);

  await pasteData(text, {
    'text/plain': 'vimeo.com/76979871',
    'text/html': '<a href="https://vimeo.com/76979871">Uitleg over slaap</a>',
  });
  await question.getByRole('button', { name: 'Embed' }).click();
  await expect(video).toHaveText('Uitleg over slaap');
  await page.keyboard.type('Slaap uitgelegd');
  const { content } = await saveAndFetch(page, id);
  expect(content).toContain('<p data-video="https://player.vimeo.com/video/76979871?dnt=1">Slaap uitgelegd</p>');
  expect(elsewhere).toEqual([]);
});

test('a video stays a link when the user says so, or is among words', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  const text = await openAtEnd(page, id);
  const question = page.getByRole('region', { name: 'Show this video here?' });
  await page.keyboard.press('Enter');
  await pasteData(text, { 'text/plain': VIDEO });
  await expect(question).toBeVisible();
  // It would lie over the question.
  await expect(linkBar(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(linkBar(page)).toBeVisible();
  await expect(text).toBeFocused();
  await page.keyboard.type(' en verder ');
  await pasteData(text, { 'text/plain': VIDEO });
  await expect(text).toContainText(`en verder ${VIDEO}`);
  await expect(question).toBeHidden();
  await page.keyboard.press('Enter');
  await pasteData(text, { 'text/plain': VIDEO });
  await expect(question).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(question).toBeHidden();
});

test('Markdown comes as text, and becomes structure on request', async ({ page, createArticle }) => {
  const { id } = await createArticle({ content: '<p>Begin</p>' });
  const text = await openAtEnd(page, id);
  await page.keyboard.press('Enter');
  await pasteData(text, { 'text/plain': MARKDOWN });
  const question = page.getByRole('region', { name: 'This text looks like Markdown.' });
  await expect(text).toContainText('## Slapen zonder pillen');
  await expect(text).toContainText('**belangrijk**');
  await question.getByRole('button', { name: 'Convert to formatted text' }).click();
  await expect(text.getByRole('heading', { name: 'Slapen zonder pillen' })).toBeVisible();
  await expect(question).toBeHidden();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).toContainText('**belangrijk**');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  const { content } = await saveAndFetch(page, id);
  expect(content).toContain(
    '<p>Begin</p><h2>Slapen zonder pillen</h2><p>Dit is <strong>belangrijk</strong> en <em>schuin</em>',
  );
  expect(content).toContain('href="https://www.thuisarts.nl/slaap"');
  expect(content).toContain(
    '<ul><li><p>Rust</p></li><li><p>Lopen</p></li></ul><table><tbody><tr><th><p>Middel</p></th>',
  );
  expect(content).toContain('<p>Tot slot.</p>');
  expect(content).not.toContain('alert');
});

test('Markdown stays text without an answer, or without its converter', async ({ page, createArticle }) => {
  const { id } = await createArticle({ content: '<p>Begin</p>' });
  await page.route('**/_astro/markdown*.js', (route) => route.abort());
  const text = await openAtEnd(page, id);
  await pasteData(text, { 'text/plain': '- een\n- twee' });
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('This could not be opened', { exact: true })).toBeVisible();
  await page.keyboard.type('!');
  await expect(text.locator('p')).toHaveText(['Begin- een', '- twee!']);
});
