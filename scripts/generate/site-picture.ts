import { chromium } from '@playwright/test';
import sharp from 'sharp';
import prepareFolder, { preparedFolder } from '../../tests/support/server/prepared-folder.ts';
import { removeFolder, startServer } from '../../tests/support/server/server.ts';
import { readArguments } from '../set-up/arguments.mjs';
import { findBrowser } from '../set-up/tools.mjs';

readArguments(`node scripts/generate/site-picture.ts: takes the first picture of README again, of the last build: the home
page on a desktop and on a phone, and the magazine below them`);

const FILE = 'docs/screens/site.webp';
const CANVAS = { width: 1600, height: 1766, background: '#e6dac6' };
const PARTS = [
  { path: '/', viewport: { width: 1440, height: 900 }, left: 40, top: 40, width: 1180 },
  { path: '/', viewport: { width: 390, height: 844 }, left: 1260, top: 129, width: 300 },
  { path: '/magazine', viewport: { width: 1440, height: 860 }, left: 40, top: 818, width: 1520 },
];
type Part = (typeof PARTS)[number];

await prepareFolder();
const folder = await preparedFolder();
const server = await startServer(folder);
const executablePath = await findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const pictures = [];
  for (const part of PARTS) pictures.push({ input: await take(part), left: part.left, top: part.top });
  await sharp({ create: { ...CANVAS, channels: 3 } })
    .composite(pictures)
    .webp({ quality: 82 })
    .toFile(FILE);
} finally {
  await browser.close();
  await server.stop();
  await removeFolder(folder);
}

async function take({ path, viewport, width }: Part): Promise<Buffer> {
  const page = await browser.newPage({ baseURL: server.url, viewport, locale: 'nl-NL', reducedMotion: 'reduce' });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot();
  await page.close();
  return sharp(shot).resize({ width }).png().toBuffer();
}
