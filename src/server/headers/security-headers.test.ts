import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { AREAS, INLINE_HASHES, securityHeaders } from './security-headers.ts';
import { vercelHeaders } from './vercel-headers.ts';

const HTTPS = 'https://www.clinic.example';
const policyOf = (path: string) => securityHeaders(path, HTTPS)['content-security-policy'] ?? '';
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const PATHS = {
  '/': 'magazine',
  '/magazine': 'magazine',
  '/magazine/': 'magazine',
  '/magazine/article/een-slug': 'article',
  '/magazine/article': 'magazine',
  '/magazine/rss.xml': 'magazine',
  '/magazine/video/een-slug': 'video',
  '/magazine/preview': 'magazine',
  '/magazine/preview/een-token': 'preview',
  '/magazine/preview/article/12': 'preview',
  '/admindash': 'admin',
  '/admindash/articles/12': 'admin',
  '/api': 'site',
  '/api/articles': 'api',
  '/api/admin/me': 'api',
  '/api/admin/download/x.webp': 'pictures',
  '/assets/magazine/leaf.webp': 'pictures',
  '/delen/pmo.jpg': 'pictures',
  '/therapieen': 'site',
  '/therapieen/pro-aging': 'site',
  '/admindashboard': 'site',
  '/magazines': 'site',
  '/_astro/x.css': 'files',
  '/_astro/fonts/x.woff2': 'files',
  '/favicon.svg': 'files',
  '/icon-maskable-512.png': 'files',
  '/favicon.svg/x': 'site',
  '/manifest.webmanifest': 'site',
  '/data/therapies.json': 'site',
  '/.well-known/security.txt': 'site',
} as const satisfies Record<string, keyof typeof AREAS>;

describe('security headers', () => {
  test.each(Object.entries(PATHS))('puts %s in the area %s only', (path, area) => {
    const matching = Object.entries(AREAS).filter(([, { sources }]) =>
      sources.some((source) => new RegExp(`^${source}$`).test(path)),
    );
    expect(matching.map(([name]) => name)).toEqual([area]);
  });

  test('are the same in vercel.json (else run `npm run headers`)', () => {
    const { headers } = JSON.parse(readFileSync('vercel.json', 'utf8')) as { headers: unknown };
    expect(headers).toEqual(vercelHeaders());
  });

  const isFile = ([, area]: [string, string]) => ['files', 'pictures'].includes(area);
  const documents = Object.entries(PATHS).filter((path) => !isFile(path));

  test.each(Object.entries(PATHS).filter(isFile))('send only the headers of files for %s', (path) => {
    expect(Object.keys(securityHeaders(path, HTTPS))).toEqual([
      'x-content-type-options',
      'cross-origin-resource-policy',
    ]);
  });

  test('treat an error in place of a file as a page', () => {
    expect(securityHeaders('/_astro/gone.js', HTTPS, true)).toEqual(securityHeaders('/gone', HTTPS));
  });

  test.each(documents)('allow nothing unsafe on %s', (path) => {
    expect(policyOf(path)).not.toMatch(/unsafe|\*|data:|blob:|http:/);
    expect(policyOf(path)).toContain("default-src 'none'");
    expect(policyOf(path)).toContain("base-uri 'none'");
    expect(policyOf(path)).toContain("frame-ancestors 'none'");
  });

  test('allow frames and pictures of other sites only where needed', () => {
    expect(policyOf('/magazine/video/x')).toContain('frame-src https:');
    expect(policyOf('/magazine/article/x')).toContain(
      'frame-src https://player.vimeo.com https://www.youtube-nocookie.com;',
    );
    expect(policyOf('/magazine')).toContain("frame-src 'none'");
    expect(policyOf('/therapieen')).toContain("img-src 'self';");
  });

  test('isolate pages, except those that hold a player of another site', () => {
    const embedders = Object.fromEntries(
      documents.map(([path, area]) => [area, securityHeaders(path, HTTPS)['cross-origin-embedder-policy']]),
    );
    expect(embedders).toEqual({ magazine: 'credentialless', site: 'credentialless' });
  });

  test('keep the address of a preview from other sites and search engines', () => {
    const headersOf = (path: string) => securityHeaders(path, HTTPS);
    expect(headersOf('/magazine/preview/x')).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(headersOf('/magazine/article/x')['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headersOf('/magazine/article/x')).not.toHaveProperty('x-robots-tag');
  });

  test('set Strict-Transport-Security over https only', () => {
    expect(securityHeaders('/', HTTPS)['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    expect(securityHeaders('/', 'http://localhost:4321')).not.toHaveProperty('strict-transport-security');
  });
});

/**
 * When this fails after an update of Astro or Radix, or a change of the directive: copy the expected hash into
 * security-headers.ts and run `npm run headers`.
 */
describe('hashes of inline scripts and styles', () => {
  const text = (path: string) => readFileSync(join('node_modules', path), 'utf8');
  const hashOfExport = async (path: string) => {
    const module = (await import(join(process.cwd(), 'node_modules/astro/dist/runtime', path))) as object;
    return hashOf(Object.values(module).find((value) => typeof value === 'string') ?? '');
  };

  const hashOfDirective = async (name: string, entrypoint: string) => {
    const path = join(process.cwd(), 'node_modules/astro/dist/core/client-directive/index.js');
    const { buildClientDirectiveEntrypoint: build } = await import(path);
    return hashOf(await build(name, entrypoint, pathToFileURL(`${process.cwd()}/`)));
  };

  test('match those of Astro’s islands', async () => {
    expect(INLINE_HASHES.scripts).toEqual({
      'astro-island': await hashOfExport('server/astro-island.prebuilt.js'),
      'client:load': await hashOfExport('client/load.prebuilt.js'),
      'client:intent': await hashOfDirective('intent', './src/ui/islands/client-intent.ts'),
      'client:first-key': await hashOfDirective('first-key', './src/ui/islands/client-first-key.ts'),
      'client:visible': await hashOfExport('client/visible.prebuilt.js'),
    });
  });

  test('match that of Radix’s Select', () => {
    const style = /__html: `(\[data-radix-select-viewport\][^`]+)`/.exec(
      text('@radix-ui/react-select/dist/index.mjs'),
    )?.[1];
    expect(INLINE_HASHES.adminStyles['radix-select']).toBe(hashOf(style ?? ''));
  });
});
