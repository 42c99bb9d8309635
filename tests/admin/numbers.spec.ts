import { expect, test } from '../support/site.ts';

/** An article's editor has one address: its number in digits. */
for (const id of ['0x10', '1e1', '+16', '%2016', '16%20', '1.0', '-1', '0', '2147483648', 'newer']) {
  test(`the editor of article ${id} is not found`, async ({ request }) => {
    expect((await request.get(`/admindash/articles/${id}`)).status()).toBe(404);
  });
}

for (const id of ['1', '2147483647', 'new']) {
  test(`the editor of article ${id} has a page`, async ({ request }) => {
    expect((await request.get(`/admindash/articles/${id}`)).status()).toBe(200);
  });
}
