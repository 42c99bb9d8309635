import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
for (const w of [390, 768, 1440]) {
  const c = await b.newContext({ baseURL: 'http://localhost:4711', viewport: {width:w,height:w===390?844:900} });
  const page = await c.newPage();
  const shot = (n) => page.screenshot({ path: `/tmp/j/shell/${n}-${w}.png` });
  await page.goto('/admindash/login'); await shot('login');
  await page.request.post('/api/admin/login', { data: {email:'anna@clinic.example', password:'correct horse battery staple'} });
  await page.goto('/admindash'); await page.getByRole('article').first().waitFor(); await shot('dash');
  await page.getByRole('tab',{name:'Writers'}).click(); await page.getByRole('article').first().waitFor(); await shot('writers');
  await page.getByRole('tab',{name:'Categories'}).click(); await page.getByRole('article').first().waitFor(); await shot('categories');
  await page.getByRole('link',{name:/^Messages/}).click(); await page.waitForTimeout(400); await shot('messages');
  await page.getByRole('link',{name:'Account'}).click(); await page.getByText('This session').waitFor(); await shot('account');
  await page.getByRole('link',{name:'Help'}).click(); await page.getByRole('heading',{level:1}).waitFor(); await shot('help');
  await page.getByRole('link',{name:'Dashboard'}).click(); await page.getByRole('tab',{name:'Articles'}).click(); await page.getByRole('article').first().getByRole('link').first().click(); await page.getByRole('toolbar').waitFor(); await page.waitForTimeout(300); await shot('editor');
  await page.route('**/_astro/**', r => r.abort());
  await page.evaluate(() => localStorage.clear());
  await c.close();
}
await b.close();
