import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { SPECULATION_RULES } from '../../shared/prerendered-pages.ts';
import { PLAYER_ORIGINS } from '../../shared/rich-text/blocks.ts';

/**
 * The security headers of every response: pages, files and API. The self-hosted server sets them; `npm run headers`
 * writes them to vercel.json, and a test compares the two.
 *
 * The policy is the same for all pages of an area, because scripts and styles are files (`assetsInlineLimit` and
 * `inlineStylesheets` in astro.config.mjs). The few inline ones are listed here by their hash; a build with any other
 * fails (src/build/inline-checks.ts).
 */
export const INLINE_HASHES = {
  scripts: {
    'astro-island': 'sha256-Ya0pUYrC7nM5Cn/056TyVuEiz6dFGrzmkWzgON0pF0U=',
    'client:load': 'sha256-QzWFZi+FLIx23tnm9SBU4aEgx4x8DsuASP07mfqol/c=',
    'client:intent': 'sha256-3NsSTgmi4G2HhcYeJyzFDAuvn6zRU5xqfkXOKh5LWm0=',
    'client:first-key': 'sha256-k9uFNdt76wiLvrrWXKREzmbvCciFXMnpgx9TApL3XXs=',
    'client:visible': 'sha256-Q2BPg90ZMplYY+FSdApNErhpWafg2hcRRbndmvxuL/Q=',
  },
  /** Only on pages for visitors. */
  visitorScripts: {
    'the pages rendered ahead': `sha256-${createHash('sha256').update(SPECULATION_RULES).digest('base64')}`,
  },
  styles: {
    'the picture before a video': 'sha256-U6uZVNPiS79q1ecdLyob70be4zltPmrvG/rQskZEkXQ=',
    'the font Newsreader': 'sha256-fX4L9WEwGQGDNzW8rBCl7VeJ63i6xP3r3y6aU5Z0fDU=',
    'the font Figtree': 'sha256-eHVdF/xwvSpfmIkhbU4lNwdCaZ2Ijol1Inln205cR/U=',
  },
  /** Radix's Select hides the scroll bar of its list with an inline style. */
  adminStyles: { 'radix-select': 'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk=' },
};

type Hashes = Record<string, string>;
type PolicyOptions = { pictures?: string; frames?: string; scripts?: Hashes; styles?: Hashes };

function pagePolicy({
  pictures = '',
  frames = "'none'",
  scripts = INLINE_HASHES.visitorScripts,
  styles,
}: PolicyOptions = {}): string {
  return formatPolicy({
    'default-src': "'none'",
    'script-src': `'self' ${formatHashes({ ...INLINE_HASHES.scripts, ...scripts })}`,
    'style-src': `'self' ${formatHashes({ ...INLINE_HASHES.styles, ...styles })}`,
    'img-src': `'self' ${pictures}`.trim(),
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'frame-src': frames,
    'form-action': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
  });
}

const apiPolicy = formatPolicy({ 'default-src': "'none'", 'base-uri': "'none'", 'frame-ancestors': "'none'" });

type Area = {
  /** Path patterns, in syntax that both path-to-regexp (vercel.json) and regular expressions understand. */
  sources: readonly string[];
  /** None for scripts, styles, fonts and pictures: only documents need one. */
  policy?: string;
  /** Whether other sites may embed the files: feed readers show the magazine's pictures. */
  isEmbeddable?: boolean;
  /** Whether its addresses are hidden from other sites and search engines. */
  isPrivate?: boolean;
  /** Whether pages hold a video of another site. Under an embedder policy Firefox blocks it. */
  hasPlayers?: boolean;
};

const ICONS = String.raw`(?:favicon|apple-touch-icon|icon-[a-z0-9-]+)\.(?:svg|png)`;

/** Every path belongs to exactly one area. */
export const AREAS = {
  api: { sources: ['/api/((?!admin/download/).*)'], policy: apiPolicy },
  files: { sources: ['/_astro/(.*)', `/(${ICONS})`] },
  pictures: { sources: ['/(api/admin/download|assets|delen)/(.*)'], isEmbeddable: true },
  // Articles may show pictures of other websites.
  magazine: {
    sources: ['/', '/magazine', '/magazine/((?!(?:article|video|preview)/).*)'],
    policy: pagePolicy({ pictures: 'https:' }),
  },
  article: {
    sources: ['/magazine/article/(.*)'],
    policy: pagePolicy({ pictures: 'https:', frames: PLAYER_ORIGINS.join(' ') }),
    hasPlayers: true,
  },
  // A video may come from any https host (docs/product.md#videos).
  video: {
    sources: ['/magazine/video/(.*)'],
    policy: pagePolicy({ pictures: 'https:', frames: 'https:' }),
    hasPlayers: true,
  },
  // The address of a preview opens unpublished text, so no other site may learn it.
  preview: {
    sources: ['/magazine/preview/(.*)', '/preview/(.*)'],
    policy: pagePolicy({ pictures: 'https:', frames: 'https:' }),
    isPrivate: true,
    hasPlayers: true,
  },
  admin: {
    sources: ['/admindash', '/admindash/(.*)'],
    policy: pagePolicy({ pictures: 'https:', frames: 'https:', scripts: {}, styles: INLINE_HASHES.adminStyles }),
    hasPlayers: true,
  },
  site: {
    sources: [`/((?!(?:api|_astro|assets|delen|magazine|admindash|preview)/|(?:magazine|admindash)$|${ICONS}$).+)`],
    policy: pagePolicy(),
  },
} as const satisfies Record<string, Area>;

/** Browser features that no page needs, so that injected code cannot use them. */
const DISABLED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
];

/** The headers of an area. `Strict-Transport-Security` goes with https only. */
export function areaHeaders(area: Area, isHttps: boolean): Record<string, string> {
  const { policy: csp, isEmbeddable = false, isPrivate = false, hasPlayers = false } = area;
  const file = {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': isEmbeddable ? 'cross-origin' : 'same-origin',
  };
  if (!csp) return file;
  const isPage = csp !== apiPolicy;
  return {
    ...file,
    'content-security-policy': csp,
    'x-frame-options': 'DENY',
    'permissions-policy': DISABLED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    // Pictures of other sites load without cookies.
    ...(isPage && !hasPlayers && { 'cross-origin-embedder-policy': 'credentialless' }),
    // Video players need the embedding site; which page a visitor reads stays private.
    'referrer-policy': isPrivate ? 'no-referrer' : 'strict-origin-when-cross-origin',
    ...(isPrivate && { 'x-robots-tag': 'noindex, nofollow' }),
    ...(isHttps && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}

const patterns = Object.values<Area>(AREAS).flatMap((area) =>
  area.sources.map((source) => ({ area, pattern: new RegExp(`^${source}$`) })),
);

/** The headers of each area, over http and over https: every request asks for them. */
const made = [false, true].map(
  (isHttps) => new Map(Object.values<Area>(AREAS).map((area) => [area, areaHeaders(area, isHttps)])),
);

/** All security headers of a path. An error is a document, also where a file was asked for. */
export function securityHeaders(path: string, siteUrl: string, isError = false): Readonly<Record<string, string>> {
  const area = patterns.find(({ pattern }) => pattern.test(path))?.area ?? AREAS.site;
  const headers = made[siteUrl.startsWith('https://') ? 1 : 0];
  return headers?.get(isError && !area.policy ? AREAS.site : area) ?? {};
}

function formatPolicy(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

function formatHashes(hashes: Hashes): string {
  return Object.values(hashes)
    .map((hash) => `'${hash}'`)
    .join(' ');
}

/** Adds the security headers to API responses, on every host. */
export function withSecurityHeaders(siteUrl: string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const headers = securityHeaders(c.req.path, siteUrl, c.res.status >= 400);
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
  };
}
