/** The fixed categories, in the order in which the filters of the magazine and the admin area show them. */
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
