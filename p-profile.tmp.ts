import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { STAFF } from './tests/support/server/server.ts';
import { findBrowser } from './scripts/set-up/browser.mjs';
import { withBuiltSite } from './scripts/measure/bench/built-site.ts';
import { createLongArticle } from './scripts/measure/typing/article.ts';
await withBuiltSite({ STAFF_EMAIL: STAFF.email, STAFF_PASSWORD: STAFF.password }, async (baseURL) => {
  const executablePath = await findBrowser();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : { channel: 'chromium' }), args: ['--no-sandbox'] });
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
  await context.request.post('/api/admin/login', { data: STAFF });
  const address = await createLongArticle(context.request);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.setSamplingInterval', { interval: 300 });
  await cdp.send('Profiler.start');
  await page.goto(address);
  await page.locator('[contenteditable="true"] > p').nth(50).click();
  await page.keyboard.press('End');
  await page.waitForTimeout(1500);
  writeFileSync('/tmp/p/open.cpuprofile', JSON.stringify((await cdp.send('Profiler.stop')).profile));
  await cdp.send('Profiler.start');
  await cdp.send('Performance.enable');
  const m0 = (await cdp.send('Performance.getMetrics')).metrics;
  const TEXT = 'wie overdag naar buiten gaat, slaapt beter. ';
  for (let n = 0; n < 120; n++) {
    const text = TEXT[n % TEXT.length]!;
    void cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', text, key: text });
    void cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text });
    await new Promise((r) => setTimeout(r, n % 40 ? 90 : 900));
  }
  const m1 = (await cdp.send('Performance.getMetrics')).metrics;
  for (const n of ['ScriptDuration','LayoutDuration','RecalcStyleDuration','TaskDuration','LayoutCount','RecalcStyleCount','Nodes']) {
    const g = (m: any[]) => m.find((x) => x.name === n)?.value; console.log(n, (g(m1) - g(m0)), 'per key', (g(m1)-g(m0))/120);
  }
  writeFileSync('/tmp/p/type.cpuprofile', JSON.stringify((await cdp.send('Profiler.stop')).profile));
  await browser.close();
});
