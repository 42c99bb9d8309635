import { expect, test } from '../../support/site.ts';

for (const id of ['0x10', '1e1', '+16', '%2016', '16%20', '1.0', '-1', '0', '2147483648', 'newer']) {
  test(`the editor responds 404 for article ${id}`, { tag: '@smoke' }, async ({ request }) => {
    expect((await request.get(`/admindash/articles/${id}`)).status()).toBe(404);
  });
}

for (const id of ['1', '2147483647', 'new']) {
  test(`the editor responds 200 for article ${id}`, async ({ request }) => {
    expect((await request.get(`/admindash/articles/${id}`)).status()).toBe(200);
  });
}
