export type MeasuredPage = {
  kind: string;
  path: string;
  /** The page loads React. */
  hasIsland: boolean;
  /** Its status is 404. */
  isNotFound?: boolean;
  /** Search engines must not list it. */
  isHidden?: boolean;
  /** Measured over plain HTTP/1.1, as the server answers without a proxy in front. */
  isPlain?: boolean;
};

export const PROTOCOLS = ['h2', 'http1'] as const;
export type Protocol = (typeof PROTOCOLS)[number];

const WITHOUT_ISLAND = {
  home: '/',
  therapies: '/therapieen',
  therapy: '/therapieen/hormoon-therapie',
  treatments: '/behandelingen',
  treatment: '/behandelingen/orthomoleculaire-geneeskunde',
  examinations: '/rijbewijskeuringen',
  examination: '/rijbewijskeuringen/75-plus',
  pmo: '/pmo',
  privacy: '/privacy',
  complaints: '/klachten',
};

/** The same pages over a protocol. */
export const over = (protocol: Protocol, pages: readonly MeasuredPage[]): MeasuredPage[] =>
  protocol === 'h2' ? [...pages] : pages.map((page) => ({ ...page, kind: `${page.kind}-http1`, isPlain: true }));

/** One page of every kind; of the admin area the login form, which has no user yet. */
export async function pagesOfEveryKind(url: string): Promise<MeasuredPage[]> {
  const marketing = Object.entries(WITHOUT_ISLAND).map(([kind, path]) => ({ kind, path, hasIsland: false }));
  const islands = {
    'over-ons': '/over-ons',
    magazine: '/magazine',
    article: `/magazine/article/${await newest(url, 'article')}`,
    video: `/magazine/video/${await newest(url, 'video')}`,
  };
  const withIsland = Object.entries(islands).map(([kind, path]) => ({ kind, path, hasIsland: true }));
  return [
    ...marketing,
    ...withIsland,
    { kind: '404', path: '/bestaat-niet', hasIsland: false, isNotFound: true },
    { kind: 'search', path: '/zoeken?q=keuring', hasIsland: false, isHidden: true },
    { kind: 'login', path: '/admindash/login', hasIsland: false, isHidden: true },
  ];
}

async function newest(url: string, type: string): Promise<string> {
  const response = await fetch(`${url}/api/articles?type=${type}&limit=1`);
  const { articles } = (await response.json()) as { articles: Array<{ slug: string }> };
  if (!articles[0]) throw new Error(`The starter magazine has no ${type} to measure`);
  return articles[0].slug;
}
