/**
 * Searches, each with the page that must be among the first three of its kind: pages of the site, or magazine items.
 */
export const EXPECTED_PAGES = `
suikerziekte → /therapieen/metabole-aandoeningen
suikerzikte → /therapieen/metabole-aandoeningen
diabetes → /therapieen/metabole-aandoeningen
diabetus → /therapieen/metabole-aandoeningen
DIABETES TYPE 2 → /therapieen/metabole-aandoeningen
cholesterol → /therapieen/metabole-aandoeningen
overgewicht → /therapieen/obesitas-afvallen
te dik → /therapieen/obesitas-afvallen
afvallen → /therapieen/obesitas-afvallen
afvalen → /therapieen/obesitas-afvallen
gewicht verliezen → /therapieen/obesitas-afvallen
hooikoorts → /therapieen/allergieen-intoleranties
allergie → /therapieen/allergieen-intoleranties
allergieën → /therapieen/allergieen-intoleranties
alergie → /therapieen/allergieen-intoleranties
lactose intolerantie → /therapieen/allergieen-intoleranties
gluten → /therapieen/allergieen-intoleranties
reuma → /therapieen/autoimmunziekten
auto-immuunziekte → /therapieen/autoimmunziekten
autoimuunziekte → /therapieen/autoimmunziekten
ziekte van crohn → /therapieen/autoimmunziekten
overgang → /therapieen/hormoon-therapie
opvliegers → /therapieen/hormoon-therapie
menopauze → /therapieen/hormoon-therapie
schildklier → /therapieen/hormoon-therapie
hormonen → /therapieen/hormoon-therapie
infuus → /therapieen/medische-infusen
vitamine-infuus → /therapieen/medische-infusen
verslaafd aan drank → /therapieen/verslaving
stoppen met roken → /therapieen/verslaving
alcohol → /therapieen/verslaving
depressie → /therapieen/psychische-aandoeningen
ik ben de hele dag somber → /therapieen/psychische-aandoeningen
burn out → /therapieen/psychische-aandoeningen
burnout → /therapieen/psychische-aandoeningen
angst en stress → /therapieen/psychische-aandoeningen
kanker → /therapieen/zware-pathologie
chemotherapie → /therapieen/zware-pathologie
parkinson → /therapieen/degeneratieve-aandoeningen
vergeetachtig → /therapieen/degeneratieve-aandoeningen
hoge bloeddruk → /therapieen/hart-vaatziekten
bloeddrukmeting → /therapieen/hart-vaatziekten
hartinfarct → /therapieen/hart-vaatziekten
hart en vaatziekten → /therapieen/hart-vaatziekten
gezond oud worden → /therapieen/pro-aging
kruiden → /behandelingen/natuurgeneeskunde
dna test → /behandelingen/epi-genetische-geneeskunde
zit het in de familie → /behandelingen/epi-genetische-geneeskunde
vitaminepillen → /behandelingen/orthomoleculaire-geneeskunde
check-up → /behandelingen/preventieve-geneeskunde
antroposofie → /behandelingen/antroposofische-geneeskunde
moe → /behandelingen/integrale-geneeskunde
altijd moe → /behandelingen/integrale-geneeskunde
keuring → /rijbewijskeuringen
keuringen → /rijbewijskeuringen
rijbewijskeuring → /rijbewijskeuringen
rijbewijs keuring 75 jaar → /rijbewijskeuringen/75-plus
75+ → /rijbewijskeuringen/75-plus
rijbewijs verlengen → /rijbewijskeuringen/75-plus
vrachtwagen → /rijbewijskeuringen/chauffeurs
vrachtwagenrijbewijs → /rijbewijskeuringen/chauffeurs
buschauffeur → /rijbewijskeuringen/chauffeurs
code 95 → /rijbewijskeuringen/chauffeurs
taxipas → /rijbewijskeuringen/taxi-chauffeurs
chauffeurskaart → /rijbewijskeuringen/taxi-chauffeurs
personeel laten keuren → /rijbewijskeuringen/bedrijven
pmo → /pmo
werkgever → /pmo
gezondheidscheck medewerkers → /pmo
wat kost een keuring → /rijbewijskeuringen#tarieven
hoe snel kan ik terecht → /rijbewijskeuringen#hoe-snel
tarieven → /over-ons#tarieven
prijs consult → /over-ons#tarieven
vergoeding zorgverzekering → /over-ons#tarieven
intake → /over-ons#tarieven
herhaalrecept → /over-ons#tarieven
openingstijden → /over-ons#openingstijden
wanneer zijn jullie open → /over-ons#openingstijden
adres → /over-ons#adres
parkeren → /over-ons#route
parkeerplaats → /over-ons#route
route → /over-ons#route
routebeschrijving → /over-ons#route
openbaar vervoer → /over-ons#route
bushalte → /over-ons#route
welke bus → /over-ons#route
rolstoel → /over-ons#route
rollator → /over-ons#route
is er een lift → /over-ons#route
toegankelijk → /over-ons#route
slechtziend → /toegankelijkheid
voorlezen → /toegankelijkheid
wie werkt er → /over-ons#team
wie werken er → /over-ons#team
artsen → /over-ons#team
diëtist → /over-ons#team
ons team → /over-ons#team
telefoonnummer → /over-ons#telefoon
afspraak maken → /over-ons#contact
klacht indienen → /klachten
joris van lieshout → /over-ons#team
privacy → /privacy
schildklier → /magazine/article/een-traag-werkende-schildklier-moe-en-steeds-koud
suikerziekte → /magazine/article/net-geen-diabetes-wat-eten-bewegen-en-slaap-doen
niet kunnen slapen → /magazine/article/beter-slapen-zonder-pillen-begint-overdag
hooikorts → /magazine/article/wat-u-zelf-kunt-doen-tegen-hooikoorts
bloedruk meten → /magazine/video/uw-bloeddruk-thuis-meten-stap-voor-stap
hartfilmpje → /magazine/video/zo-verloopt-een-hartfilmpje-ecg
sint janskruid → /magazine/article/sint-janskruid-naast-medicijnen-pas-op-met-de-combinatie
vermoeid rijden → /magazine/article/moe-achter-het-stuur-raad-voor-beroepschauffeurs
menopauze → /magazine/article/overgangsklachten-en-wat-er-echt-tegen-helpt
`
  .trim()
  .split('\n')
  .map((line) => line.split(' → ') as [query: string, href: string]);
