/** The 16 fixed categories of §9, in their order; both filters show exactly these. */
export const FIXED_CATEGORIES = [
  'Preventieve geneeskunde',
  'Integrale geneeskunde',
  'Natuurgeneeskunde',
  'Orthomoleculaire geneeskunde',
  'Antroposofische geneeskunde',
  'Epi-genetische geneeskunde',
  'Pro-aging',
  'Allergieën/intoleranties',
  'Psychische aandoeningen',
  'Verslavingen',
  'Hart- en vaatziekten',
  'Metabole aandoeningen',
  'Degeneratieve aandoeningen',
  'Zware pathologie',
  'Gezondheids- en medische infusen',
  'Hormonen',
] as const;
