import { request as httpRequest } from 'node:http';
import { expect, test } from '../support/site.ts';

const PAGE_NOT_FOUND = '404 Page Not Found';

for (const [path, heading] of [
  ['/therapieen/bestaat-niet', 'Therapy not found'],
  ['/behandelingen/bestaat-niet', 'Behandeling niet gevonden'],
  ['/rijbewijskeuringen/bestaat-niet', 'Service not found'],
  ['/magazine/article/bestaat-niet', 'Article Not Found'],
  ['/magazine/video/bestaat-niet', 'Video Not Found'],
  ['/therapieen/pro-aging/meer', PAGE_NOT_FOUND],
  ['/behandelingen/natuurgeneeskunde/meer', PAGE_NOT_FOUND],
  ['/rijbewijskeuringen/75-plus/meer/nog', PAGE_NOT_FOUND],
  ['/magazine/article/een/twee', PAGE_NOT_FOUND],
  ['/admindash/articles/1/2', PAGE_NOT_FOUND],
  ['/data/iets.json', PAGE_NOT_FOUND],
  ['/_astro/weg.css', PAGE_NOT_FOUND],
  ['/PMO', PAGE_NOT_FOUND],
  ['/404', PAGE_NOT_FOUND],
  ['/%E0%A4%A', PAGE_NOT_FOUND],
  ['/therapieen/%E0%A4%A', PAGE_NOT_FOUND],
  ['/pmo%2F', PAGE_NOT_FOUND],
  ['/pmo%00', PAGE_NOT_FOUND],
  [`/${'lang'.repeat(2000)}`, PAGE_NOT_FOUND],
] as const)
  test(`${path.slice(0, 34)} responds 404 “${heading}”`, async ({ site }) => {
    const { status, text } = await requestRaw(site.url, path);
    expect(status).toBe(404);
    expect(/<h1[^>]*>([^<]*)/.exec(text)?.[1]).toBe(heading);
  });

for (const [path, to] of [
  ['/index.html', '/'],
  ['/404.html', '/404'],
  ['/pmo/index.html', '/pmo'],
  ['/pmo/?van=brief', '/pmo?van=brief'],
  ['//pmo', '/pmo'],
  ['/favicon.svg/', '/favicon.svg'],
  ['//evil.example/', '/evil.example'],
] as const)
  test(`redirects ${path} to ${to} permanently`, async ({ site }) => {
    expect(await requestRaw(site.url, path)).toMatchObject({ status: 308, location: to });
  });

test('searches for text with an incomplete escape sequence', { tag: '@smoke' }, async ({ site }) => {
  const { status, text } = await requestRaw(site.url, '/magazine?search=%E0%A4%A');
  expect(status).toBe(200);
  expect(text).toContain('Articles and videos for');
});

/** Sends the path unnormalised and does not follow redirects, unlike fetch. */
function requestRaw(url: string, path: string): Promise<{ status?: number; location?: string; text: string }> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path }, async (response) => {
      const text = (await response.toArray()).join('');
      const { statusCode: status = 0, headers } = response;
      resolve({ status, text, ...(headers.location && { location: headers.location }) });
    })
      .once('error', reject)
      .end();
  });
}
