/** Most subjects are on the right third. */
const USUAL = 'object-[72%_50%]';

/**
 * Source images that a 4:5 crop around the usual point would cut through their subject. Whole class names, because
 * Tailwind reads them from the source.
 */
const OTHERS: Readonly<Record<string, string>> = {
  '75-plus': 'object-[84%_50%]',
  apothecary: 'object-[82%_50%]',
  bedrijven: 'object-[86%_50%]',
  behandelingen: 'object-[86%_50%]',
  'degeneratieve-ziekten': 'object-[64%_50%]',
  drip: 'object-[88%_50%]',
  'hormoon-therapie': 'object-[92%_50%]',
  'obesitas-afvallen': 'object-[92%_50%]',
  'orthomoleculaire-geneeskunde': 'object-[88%_50%]',
  'over-ons': 'object-[84%_50%]',
  pmo: 'object-[92%_50%]',
  'taxi-chauffeurs': 'object-[86%_50%]',
  therapieen: 'object-[86%_50%]',
};

/** The class that keeps a picture's subject in sight when its frame crops it. */
export const cropOf = (name: string): string => OTHERS[name] ?? USUAL;

export const ownCrops: readonly string[] = Object.keys(OTHERS);
