/** Articles with compounds, plurals and foreign names that the starter magazine lacks. */
export const EXTRA_ARTICLES = [
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

/** Search texts, each with the beginning of a title that must be among the first three results. */
export const EXPECTED_RESULTS = `
allergie → Allergie of intolerantie
allergieën → Allergie of intolerantie
allergieen → Allergie of intolerantie
ALLERGIE → Allergie of intolerantie
allegrie → Allergie of intolerantie
intoleranties → Allergie of intolerantie
lactose → Allergie of intolerantie
therapie → Hormoontherapie
therapieën → Welke therapieën
hormoontherapie → Hormoontherapie
vitamine → Vitamine D
vitamines → Vitamines: een overzicht
vitamine d → Vitamine D
vitamine b12 → Een infuus
rijbewijs → Rijbewijs vanaf 75
rijbweijs → Rijbewijs vanaf 75
rijbewijskeuring → Rijbewijskeuring voor taxi
rijbewijskeuringen → Rijbewijskeuring voor taxi
keuring → Rijbewijs vanaf 75
keuring rijbewijs → Rijbewijs vanaf 75
taxi → Rijbewijskeuring voor taxi
taxichauffeur → Rijbewijskeuring voor taxi
chauffeurs → Moe achter het stuur
beroepschauffeur → Moe achter het stuur
cbr → Moe achter het stuur
slaapapneu → Moe achter het stuur
hormoon → Hormoontherapie
hormonen → Overgangsklachten
overgang → Overgangsklachten
opvlieger → Overgangsklachten
diabetes → Net geen diabetes
diabetis → Net geen diabetes
diabeets → Net geen diabetes
diebetes → Net geen diabetes
diabtees → Net geen diabetes
bloedsuiker → Net geen diabetes
Crohn → Leven met de ziekte van Crohn
crohn → Leven met de ziekte van Crohn
ziekte → Leven met de ziekte van Crohn
ziektes → De ziektes van Graves
MÉTABOLE → Metabole stoornissen
metabool → Metabole stoornissen
hashimoto → De ziektes van Graves
hashimotto → De ziektes van Graves
migraine → Migraine
migrene → Migraine
migriane → Migraine
hoofdpijn → Migraine
fibromyalgie → Fibromyalgie
fybromyalgie → Fibromyalgie
bloeddruk → Wat uw bloeddruk zegt
bloeddruk meten → Uw bloeddruk thuis meten
hartfilmpje → Zo verloopt een hartfilmpje
hartfilm → Zo verloopt een hartfilmpje
ecg → Zo verloopt een hartfilmpje
hartkloping → Hartkloppingen
hartritme → Hartkloppingen
schildklier → Een traag werkende schildklier
schilklier → Een traag werkende schildklier
hooikoorts → Wat u zelf kunt doen tegen hooikoorts
hooikorts → Wat u zelf kunt doen tegen hooikoorts
pollen → Wat u zelf kunt doen tegen hooikoorts
sint-janskruid → Sint-janskruid
sint janskruid → Sint-janskruid
janskruid → Sint-janskruid
kruiden → Sint-janskruid
slapen → Beter slapen zonder pillen
slaap → Net geen diabetes
melatonine → Beter slapen zonder pillen
depressie → Somber of depressief
depressief → Somber of depressief
somebr → Somber of depressief
somer → Somber of depressief
roken → Stoppen met roken
rokne → Stoppen met roken
stoppen roken → Stoppen met roken
alcohol → Minder drinken
afvallen → Afvallen zonder crashdieet
dieet → Afvallen zonder crashdieet
supplement → Voedingssupplementen
voedingssuplementen → Voedingssupplementen
artrose → Artrose in knie of heup
heup knie → Artrose in knie of heup
ademhaling → Vier minuten rustig ademen
epigenetica → Wat een DNA-test
dna → Wat een DNA-test
infusen → Een infuus
burnout → Burn-out
burn-out → Burn-out
acupunctuur → Acupunctuur
accupunctuur → Acupunctuur
rugpijn → Acupunctuur
kliniek → Kennismaken met de kliniek
olijf → Mediterraan eten
saskia brouwers vitamine → Vitamine D
`
  .trim()
  .split('\n')
  .map((line) => line.split(' → ') as [string, string]);
