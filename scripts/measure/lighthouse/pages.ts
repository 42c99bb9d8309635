/** `hasIsland`: the page loads React. `isNotFound`: its status is 404. */
export type MeasuredPage = { kind: string; path: string; hasIsland: boolean; isNotFound: boolean };

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
};

/** One public page of every kind. */
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
    ...[...marketing, ...withIsland].map((page) => ({ ...page, isNotFound: false })),
    { kind: '404', path: '/bestaat-niet', hasIsland: false, isNotFound: true },
  ];
}

async function newest(url: string, type: string): Promise<string> {
  const response = await fetch(`${url}/api/articles?type=${type}&limit=1`);
  const { articles } = (await response.json()) as { articles: Array<{ slug: string }> };
  if (!articles[0]) throw new Error(`The starter magazine has no ${type} to measure`);
  return articles[0].slug;
}
