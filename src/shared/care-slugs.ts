/** The therapies overview, in its order. */
export const OVERVIEW_THERAPIES = [
  'obesitas-afvallen',
  'autoimmunziekten',
  'hormoon-therapie',
  'zware-pathologie',
  'pro-aging',
  'medische-infusen',
  'psychische-aandoeningen',
  'verslaving',
  'degeneratieve-aandoeningen',
  'allergieen-intoleranties',
  'metabole-aandoeningen',
] as const;

/** The cards of the home page, five of them under another slug than in the overview. */
export const HOME_THERAPIES = [
  'obesitas-afvallen',
  'autoimmunziekten',
  'hormoon-therapie',
  'zware-pathologie',
  'pro-aging',
  'infusen-therapie',
  'psychische-aandoeningen',
  'verslavingszorg',
  'degeneratieve-ziekten',
  'allergie-intolerantie',
  'metabole-stoornissen',
  'hart-vaatziekten',
] as const;

/** Home card and overview entry of the same therapy (docs/product.md#therapy-addresses). */
const PAIRS: ReadonlyArray<readonly [string, string]> = [
  ['infusen-therapie', 'medische-infusen'],
  ['verslavingszorg', 'verslaving'],
  ['degeneratieve-ziekten', 'degeneratieve-aandoeningen'],
  ['allergie-intolerantie', 'allergieen-intoleranties'],
  ['metabole-stoornissen', 'metabole-aandoeningen'],
];

export const THERAPY_SLUGS: readonly string[] = [...new Set<string>([...OVERVIEW_THERAPIES, ...HOME_THERAPIES])];

export const TREATMENT_SLUGS: readonly string[] = [
  'integrale-geneeskunde',
  'preventieve-geneeskunde',
  'orthomoleculaire-geneeskunde',
  'epi-genetische-geneeskunde',
  'natuurgeneeskunde',
  'antroposofische-geneeskunde',
];

export const SERVICE_SLUGS: readonly string[] = ['75-plus', 'taxi-chauffeurs', 'chauffeurs', 'bedrijven'];

/** The other slug of the same therapy, if it has two. */
export function pairedSlug(slug: string): string | undefined {
  const pair = PAIRS.find((slugs) => slugs.includes(slug));
  return pair?.find((other) => other !== slug);
}
