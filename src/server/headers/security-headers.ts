/**
 * What browsers are told to refuse, for every answer of the site: pages, files and API. The one definition. The
 * self-hosted server sets these headers; vercel.json is made from them (`npm run headers`, compared by a test).
 *
 * The policy is fixed, not made for each page: no script or style stands in a page (`assetsInlineLimit` and
 * `inlineStylesheets` in astro.config.ts) but the few of Astro's below, and those are named by their hash. A build
 * with another inline part fails and says which (src/build/inline-checks.ts).
 */
export const INLINE = {
  scripts: {
    'astro-island': 'sha256-Ya0pUYrC7nM5Cn/056TyVuEiz6dFGrzmkWzgON0pF0U=',
    'client:load': 'sha256-QzWFZi+FLIx23tnm9SBU4aEgx4x8DsuASP07mfqol/c=',
    'client:intent': 'sha256-0uShBYgNNo/3KtiYHkgjKVU0VUgj8QPkkPZK3ekIJaI=',
    'client:visible': 'sha256-Q2BPg90ZMplYY+FSdApNErhpWafg2hcRRbndmvxuL/Q=',
    'client:only': 'sha256-eIXWvAmxkr251LJZkjniEK5LcPF3NkapbJepohwYRIc=',
  },
  styles: {
    'astro-island': 'sha256-vv9IoKo7BSLbWcUHr3tNmfNVmm5L/9Cfn2H6LMk7/ow=',
    'the picture before a video': 'sha256-BFRI/gPJ5l8RXvHTmcva4JfYreDCTYi/3Tv/Qvl7xKQ=',
    'the font Newsreader': 'sha256-FUUExU3wuwbksZyEStXCDNKK1fNed01a6Vk46NcyQfw=',
    'the font Figtree': 'sha256-vAJJ6Mhu0h1wzDCpYUCytV443F6Qq81PllcVNCFziPU=',
  },
  /** Of Radix's Select, which hides the scroll bar of its list. */
  adminStyles: { 'radix-select': 'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk=' },
};

/** Where Vercel Blob serves pictures from; a store has its own name before it. */
const BLOB_HOST = 'https://*.public.blob.vercel-storage.com';

type Extras = { pictures?: string; frames?: string; styles?: Record<string, string> };

function pagePolicy({ pictures = BLOB_HOST, frames = "'none'", styles }: Extras = {}): string {
  return policy({
    'default-src': "'none'",
    'script-src': `'self' ${quoted(INLINE.scripts)}`,
    'style-src': `'self' ${quoted({ ...INLINE.styles, ...styles })}`,
    'img-src': `'self' ${pictures}`,
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

const filePolicy = policy({ 'default-src': "'none'", 'base-uri': "'none'", 'frame-ancestors': "'none'" });

type Area = {
  /** Patterns of its addresses, in what path-to-regexp (vercel.json) and regular expressions both understand. */
  sources: readonly string[];
  policy: string;
  /** Whether other sites may show what is there: feed readers show the magazine's pictures. */
  isShown?: boolean;
};

/** Every address belongs to exactly one of these. */
export const AREAS = {
  api: { sources: ['/api/((?!admin/download/).*)'], policy: filePolicy },
  pictures: { sources: ['/(api/admin/download|assets|delen)/(.*)'], policy: filePolicy, isShown: true },
  // Staff may use a picture by its address, wherever it is (§5); it is shown here.
  magazine: { sources: ['/', '/magazine', '/magazine/((?!video/).*)'], policy: pagePolicy({ pictures: 'https:' }) },
  // Any https player may be embedded (§2); nobody is asked before play is pressed.
  video: { sources: ['/magazine/video/(.*)'], policy: pagePolicy({ pictures: 'https:', frames: 'https:' }) },
  admin: {
    sources: ['/admindash', '/admindash/(.*)'],
    policy: pagePolicy({ pictures: 'https:', frames: 'https:', styles: INLINE.adminStyles }),
  },
  site: {
    sources: ['/((?!(?:api|assets|delen|magazine|admindash)/|(?:magazine|admindash)$).+)'],
    policy: pagePolicy(),
  },
} as const satisfies Record<string, Area>;

/** What no page of the site needs, so that nothing that gets into one can ask for it. */
const REFUSED_FEATURES = [
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

/** Over https a browser is also told to insist on it. */
export function headersEverywhere(isHttps: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Players want to know the site that embeds them, nobody which page of a clinic was read.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    ...(isHttps && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}

export function headersOf({ policy: csp, isShown = false }: Area): Record<string, string> {
  return {
    'content-security-policy': csp,
    'cross-origin-resource-policy': isShown ? 'cross-origin' : 'same-origin',
  };
}

const patterns = Object.values<Area>(AREAS).flatMap((area) =>
  area.sources.map((source) => ({ area, pattern: new RegExp(`^${source}$`) })),
);

/** The headers of an address, on a site whose own address is given. */
export function securityHeaders(path: string, siteUrl: string): Record<string, string> {
  const area = patterns.find(({ pattern }) => pattern.test(path))?.area ?? AREAS.site;
  return { ...headersEverywhere(siteUrl.startsWith('https://')), ...headersOf(area) };
}

function policy(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

function quoted(hashes: Record<string, string>): string {
  return Object.values(hashes)
    .map((hash) => `'${hash}'`)
    .join(' ');
}
