import { type RunningServer, STAFF } from './server/server.ts';

const json = { 'content-type': 'application/json' };

/** Resolves to the session cookie. */
export async function logIn({ url }: { url: string }): Promise<string> {
  const response = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(STAFF),
  });
  if (!response.ok) throw new Error(`Login failed: ${response.status} ${await response.text()}`);
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

export async function createArticle({ url }: RunningServer, cookie: string, title: string): Promise<void> {
  const body = JSON.stringify({ title, content: '<p>Tekst</p>', category: 'Hormonen' });
  const response = await fetch(`${url}/api/admin/articles`, { method: 'POST', headers: { ...json, cookie }, body });
  if (response.status !== 201) throw new Error(`Not created: ${response.status} ${await response.text()}`);
}
