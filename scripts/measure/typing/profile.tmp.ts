import { chromium } from '@playwright/test';
import { STAFF } from '../../../tests/support/server/server.ts';
import { withBuiltSite } from '../bench/built-site.ts';
import { createLongArticle } from './article.ts';
await withBuiltSite({ STAFF_EMAIL: STAFF.email, STAFF_PASSWORD: STAFF.password }, async (baseURL) => {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
  await context.request.post('/api/admin/login', { data: STAFF });
  const address = await createLongArticle(context.request);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const traced = async (name: string, work: () => Promise<void>, keys: number) => {
    const events: any[] = [];
    cdp.on('Tracing.dataCollected', ({ value }) => events.push(...value));
    await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline', 'toplevel', 'disabled-by-default-devtools.timeline', 'v8'] } } as any);
    await work();
    const done = new Promise((r) => cdp.once('Tracing.tracingComplete', r));
    await cdp.send('Tracing.end'); await done;
    const main = new Map<number, number>();
    for (const e of events) if (e.name === 'ParseHTML' || e.name === 'FunctionCall' || e.name==='EventDispatch') main.set(e.tid, (main.get(e.tid) ?? 0) + 1);
    const tid = [...main].sort((a, b) => b[1] - a[1])[0]?.[0];
    const own = new Map<string, { n: number; self: number; total: number }>();
    const stack: any[] = [];
    for (const e of events.filter((e) => e.tid === tid && e.ph === 'X' && e.tdur !== undefined).sort((a, b) => a.ts - b.ts || b.dur - a.dur)) {
      while (stack.length && stack.at(-1).ts + stack.at(-1).dur <= e.ts) stack.pop();
      const label = e.name === 'EventDispatch' ? `Event ${e.args?.data?.type}` : e.name;
      const entry = own.get(label) ?? { n: 0, self: 0, total: 0 };
      entry.n += 1; entry.self += e.tdur; entry.total += e.tdur; own.set(label, entry);
      const parent = stack.at(-1);
      if (parent) { const p = own.get(parent.label); if (p) p.self -= e.tdur; }
      stack.push({ ...e, label });
    }
    console.log(`== ${name}, ms of processor time ${keys > 1 ? 'per key' : ''}`);
    for (const [label, { n, self, total }] of [...own].sort((a, b) => b[1].self - a[1].self).slice(0, 22)) console.log(label.padEnd(34), (n / keys).toFixed(1), 'self', (self / 1000 / keys).toFixed(2), 'total', (total / 1000 / keys).toFixed(2));
  };
  await traced('open', async () => {
    await page.goto(address);
    await page.getByRole('textbox', { name: 'Content *' }).waitFor();
    await page.waitForTimeout(1500);
  }, 1);
  await page.locator('[contenteditable="true"] > p').nth(50).click();
  await page.keyboard.press('End');
  await page.waitForTimeout(1000);
  const press = async (n: number) => { for (let i = 0; i < n; i += 1) { await page.keyboard.press('wie overdag slaapt '[i % 19] ?? 'a'); await page.waitForTimeout(60); } };
  await traced('typing', () => press(60), 60);
  await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval', { interval: 200 });
  await cdp.send('Profiler.start'); await press(60);
  const { profile } = await cdp.send('Profiler.stop');
  const self = new Map<string, number>();
  const byId = new Map(profile.nodes.map((n) => [n.id, n]));
  profile.samples?.forEach((id, i) => { const n = byId.get(id)!; const k = `${n.callFrame.functionName || '(anon)'} ${n.callFrame.url.split('/').pop()}:${n.callFrame.lineNumber}:${n.callFrame.columnNumber}`; self.set(k, (self.get(k) ?? 0) + (profile.timeDeltas?.[i] ?? 0)); });
  console.log('== JS self, ms per key (wall)');
  for (const [k, v] of [...self].sort((a, b) => b[1] - a[1]).slice(0, 28)) console.log((v / 60000).toFixed(2), k);
  await browser.close();
});
