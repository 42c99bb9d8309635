import type { APIRequestContext, Page } from '@playwright/test';
import type { DocumentDetail } from '../../src/shared/contract/site-documents.ts';

const DOCUMENT = '/api/admin/site-documents/document';

export async function read(request: APIRequestContext, path: string): Promise<DocumentDetail> {
  const response = await request.get(DOCUMENT, { params: { path } });
  if (!response.ok()) throw new Error(await response.text());
  return (await response.json()) as DocumentDetail;
}

/** As a colleague does. */
export async function saveDraft(
  request: APIRequestContext,
  path: string,
  changes: Record<string, unknown>,
): Promise<void> {
  const { number, content } = await read(request, path);
  const data = {
    path,
    basedOn: number,
    content: { ...content, fields: { ...content.fields, ...changes } },
    publish: 'no',
  };
  const response = await request.put(DOCUMENT, { data });
  if (!response.ok()) throw new Error(await response.text());
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/admindash/clinic/edit?path=${encodeURIComponent(path)}`);
  await page.getByRole('form').waitFor();
}

/** The text of a page, as it will look. */
export const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });

/** Writes a paragraph behind the text. */
export async function writeBelow(page: Page, words: string): Promise<void> {
  await textOf(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type(words);
}
