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
pijn op de borst → /therapieen/hart-vaatziekten
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
afspraak verzetten → /over-ons#regelen
uitslag → /over-ons#regelen
klacht indienen → /klachten
joris van lieshout → /over-ons#team
privacy → /privacy
prijs taxikeuring → /rijbewijskeuringen/taxi-chauffeurs
taxi keuring prijs → /rijbewijskeuringen/taxi-chauffeurs
wat kost een taxikeuring → /rijbewijskeuringen/taxi-chauffeurs
taxikeurng kosten → /rijbewijskeuringen/taxi-chauffeurs
hoe lang duurt een taxikeuring → /rijbewijskeuringen/taxi-chauffeurs
aanvraagset kiwa → /rijbewijskeuringen/taxi-chauffeurs
keuring chauffeurskaart urine → /rijbewijskeuringen/taxi-chauffeurs
wat meenemen taxikeuring → /rijbewijskeuringen/taxi-chauffeurs
wat moet ik meenemen naar de keuring → /rijbewijskeuringen
wat moet ik meenemen vrachtwagen keuring → /rijbewijskeuringen/chauffeurs
wat neem ik mee keuring vrachtwagen → /rijbewijskeuringen/chauffeurs
prijs keuring vrachtwagen → /rijbewijskeuringen/chauffeurs
wat kost groot rijbewijs keuring → /rijbewijskeuringen/chauffeurs
betaalt werkgever keuring → /rijbewijskeuringen#tarieven
stappen gezondheidsverklaring vrachtwagen → /rijbewijskeuringen/chauffeurs
hoelang duurt de keuring voor 75 plus → /rijbewijskeuringen/75-plus
meenemen keuring 75 → /rijbewijskeuringen/75-plus
kosten keuring 75 jaar → /rijbewijskeuringen/75-plus
moet ik plas meenemen → /rijbewijskeuringen#zorgeloos-gekeurd
medicijnlijst meenemen keuring → /rijbewijskeuringen
rijbewijs verloopt bijna → /rijbewijskeuringen#hoe-snel
rijbewijs keuring met spoed → /rijbewijskeuringen#hoe-snel
hoe lang duurt een keuring → /rijbewijskeuringen
kosten pmo → /pmo#pakketten
prijs pmo per medewerker → /pmo#pakketten
wat kost een pmo per werknemer → /pmo#pakketten
epmo prijs → /pmo#pakketten
online vragenlijst → /pmo#pakketten
vragenlijst op kantoor → /pmo#pakketten
pmo op locatie → /pmo#pakketten
pmo btw → /pmo#pakketten
hoe lang duurt een pmo → /pmo
veelgestelde vragen → /rijbewijskeuringen#vragen
veel gestelde vragen → /rijbewijskeuringen#vragen
veelgestelde vraagen → /rijbewijskeuringen#vragen
faq → /rijbewijskeuringen#vragen
kosten hormoontherapie → /therapieen/hormoon-therapie
wat kost afvallen → /therapieen/obesitas-afvallen
prijs orthomoleculair → /behandelingen/orthomoleculaire-geneeskunde
wat meenemen infuus → /therapieen/medische-infusen
hoe lang duurt eerste gesprek kanker → /therapieen/zware-pathologie
voor wie is preventieve geneeskunde → /behandelingen/preventieve-geneeskunde
prijs behandeling → /behandelingen
kosten → /over-ons#tarieven
prijs → /over-ons#tarieven
meenemen → /rijbewijskeuringen#zorgeloos-gekeurd
stappenplan keuring bus → /rijbewijskeuringen/chauffeurs
wat zijn de kosten voor een keuring bij 20 chauffeurs → /rijbewijskeuringen/bedrijven
keuring bril meenemen 75 → /rijbewijskeuringen/75-plus
afspraak allergie → /therapieen/allergieen-intoleranties
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
