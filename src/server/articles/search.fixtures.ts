/** Articles beside the starter magazine, for words that it does not hold: compounds, plurals, foreign names. */
export const MORE_ARTICLES = [
  ['Rijbewijskeuring voor taxichauffeurs', 'Wat de arts nakijkt voor uw chauffeurskaart.', 'Preventieve geneeskunde'],
  ['Hormoontherapie bij een tekort', 'Wanneer aanvullen zin heeft.', 'Hormonen'],
  [
    'Metabole stoornissen herkennen',
    'Vermoeid, dorstig, zwaarder: wat er aan de hand kan zijn.',
    'Metabole aandoeningen',
  ],
  ['De ziektes van Graves en Hashimoto', 'Twee gezichten van één klier.', 'Zware pathologie'],
  ['Welke therapieën vergoedt uw verzekering?', 'Lees de polis voor u begint.', 'Integrale geneeskunde'],
  ['Vitamines: een overzicht van A tot K', 'Welke u uit uw eten haalt.', 'Orthomoleculaire geneeskunde'],
  ['Migraine en spanningshoofdpijn', 'Twee soorten pijn, twee aanpakken.', 'Psychische aandoeningen'],
  ['Fibromyalgie: overal pijn', 'Wat beweging en rust kunnen doen.', 'Degeneratieve aandoeningen'],
  ['Kennismaken met de kliniek', 'Een rondleiding van drie minuten langs de behandelkamers.', 'Integrale geneeskunde'],
  [
    'Mediterraan eten in de lage landen',
    'Olijfolie, peulvruchten en vis uit de Noordzee.',
    'Orthomoleculaire geneeskunde',
  ],
  ['Burn-out: de weg terug', 'Herstellen in drie fasen, met hulp van uw bedrijfsarts.', 'Psychische aandoeningen'],
  ['Acupunctuur bij chronische rugpijn', 'Wat naalden doen, en wat niet.', 'Natuurgeneeskunde'],
] as const;
