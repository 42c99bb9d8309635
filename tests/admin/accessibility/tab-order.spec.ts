import { ADMIN_SCREENS } from '../../support/browser/admin-screens.ts';
import { walk } from '../../support/browser/tab-walk.ts';
import { expect, test } from '../logged-in.ts';

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`Tab reaches all of every screen and the focus is never covered, at ${width} px`, async ({
    page,
    createArticle,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    const { id } = await createArticle({
      content: '<h2>Kop</h2><p>Een rustige ochtend.</p><table><tbody><tr><td>1</td></tr></tbody></table>',
    });
    const deleted = await createArticle();
    await page.request.delete(`/api/admin/articles/${deleted.id}`);
    await page.request.post('/api/contact', {
      data: { name: 'Jan', email: 'jan@voorbeeld.example', message: 'Kan ik morgen komen?', consent: true },
    });
    const others = [
      '/articles/new',
      `/articles/${id}`,
      `/articles/${id}/history`,
      '/clinic/edit?path=team.yaml',
      '/clinic/edit?path=tarieven.yaml',
      '/clinic/edit?path=therapieen/pro-aging.md',
    ];
    for (const path of [...ADMIN_SCREENS, ...others.map((end) => `/admindash${end}`)]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect.soft(await walk(page, 'Tab'), path).toEqual([]);
      expect.soft(await walk(page, 'Shift+Tab'), `${path}, backwards`).toEqual([]);
    }
  });
