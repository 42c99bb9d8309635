/**
 * Which picture stands in for a subject that has none of its own yet: the first of these that exists. A file named
 * after the subject in src/assets/images takes its place by itself.
 */
const KIN: Readonly<Record<string, readonly string[]>> = {
  'obesitas-afvallen': ['preventieve-geneeskunde', 'vase'],
  autoimmunziekten: ['dna'],
  'hormoon-therapie': ['apothecary'],
  'zware-pathologie': ['paper-heart'],
  'pro-aging': ['vase'],
  'infusen-therapie': ['medische-infusen', 'drip'],
  'medische-infusen': ['infusen-therapie', 'drip'],
  'psychische-aandoeningen': ['water', 'closing'],
  verslavingszorg: ['verslaving', 'closing'],
  verslaving: ['verslavingszorg', 'closing'],
  'degeneratieve-ziekten': ['degeneratieve-aandoeningen', 'leaf'],
  'degeneratieve-aandoeningen': ['degeneratieve-ziekten', 'leaf'],
  'allergie-intolerantie': ['allergieen-intoleranties', 'seedlings'],
  'allergieen-intoleranties': ['allergie-intolerantie', 'seedlings'],
  'metabole-stoornissen': ['metabole-aandoeningen', 'apothecary'],
  'metabole-aandoeningen': ['metabole-stoornissen', 'apothecary'],
  'hart-vaatziekten': ['paper-heart'],
  'preventieve-geneeskunde': ['seedlings'],
  'integrale-geneeskunde': ['apothecary'],
  'orthomoleculaire-geneeskunde': ['seedlings', 'apothecary'],
  'epi-genetische-geneeskunde': ['dna'],
  natuurgeneeskunde: ['leaf'],
  'antroposofische-geneeskunde': ['vase'],
  behandelingen: ['seedlings'],
  therapieen: ['vase'],
  '75-plus': ['wheel'],
  'taxi-chauffeurs': ['wheel'],
  chauffeurs: ['wheel'],
  bedrijven: ['wheel'],
  pmo: ['preventieve-geneeskunde', 'seedlings'],
  'over-ons': ['closing'],
};

/** Goes with every subject: an empty wall in morning light. */
const LAST_RESORT = 'closing';

/** The picture that is shown for a subject, given those that there are. */
export function pictureFor(subject: string, exists: (name: string) => boolean): string {
  return [subject, ...(KIN[subject] ?? [])].find(exists) ?? LAST_RESORT;
}

/** An alternative text tells of the subject's own picture; of a stand-in it would be untrue, so that one decorates. */
export function altFor(subject: string, alt: string, exists: (name: string) => boolean): string {
  return exists(subject) ? alt : '';
}
