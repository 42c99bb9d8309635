/** The words of the smaller subjects, for the lines of `grammar/patterns.ts`. */
export const SUBJECTS = {
  /** That there is no exception. */
  certain: `
    gegarande*, garande*, garantie, zeker weten, zekerheid, verzekerd, beloof*, belov*, onze belofte, handtekening, 100 %, honderd procent, feilloos, onfeilbaar, uitzondering, altijd, nooit, niemand, iedereen, iedere/elke/elk/alle patiënt/cliënt/klant/deelnemer/kind, rekenen, reken, onmogelijk, uitgesloten, verbazen,
    guarant*, certain, certainty, promis*, our word, in writing, exception, fail, always, never, nobody, everyone, everybody, every patient/client/single, anyone, whoever, 100 per, formality, whatever, zero`,
  wholly: `100 %, honderd procent, volkomen, volledig, volstrekt, geheel, absolu*, helemaal, iedereen, 100 per, completely, absolutely, perfectly, everyone`,
  promises: `gegarande*, garande*, zekerheid, verzekerd, beloof*, belov*, onze belofte, handtekening, onfeilbaar, onmogelijk dat, guarant*, promis*, our word, in writing, certain to, you are certain`,
  excluded: `uitgesloten, onmogelijk, nul, zero, vrij van, free of, bestaat niet, geen enkel*, none of, no risk, no dangers`,
  result: `
    resulta*, succes*, effect*, verbeter*, herstel, beter, genezing, werk, werkt, werken, help*, geholpen, slaat/slaan … aan, lukt, lukken, slaag*, afval*, val/valt … af, slank*, kilo*, zwanger, slapen, slaapt, fitter, gezond*, energie, pijnvrij, *vrij, verdwijn*, kwijt, weg, af, verlost, last, rustig*,
    result*, success*, recover*, better, works, work, helps, help, lose, weight, pregnan*, slim*, healthy, energy, gone, disappear*, stops, stop, free, feel`,
  fails: `mislukt, teleurgest*, fail, fails`,
  refund: `geld terug, bedrag terug, betaalt u geen, betaalt … niet, uw centen, gratis, krijgt u … terug, no cure, refund*, free`,
  ifitfails: `werkt … niet, helpt … niet, slaagt … niet, lukt … niet, niet … werkt, niet … helpt, geen effect, niet tevreden, anders, of uw, we are wrong`,
  service: `privacy, vertrouwelijk*, gegevens, plek, plaats, afspra*, antwoord, reactie, wachttijd, werkdagen, garantietermijn, *toestel, *apparaat, vergoeding, dossier, uitleg, data, place, appointment*, answer, waiting, working days, welcome`,

  harms: `bijwerking*, neveneffect*, risico*, gevaar*, gevaren, nadeel, nadelen, schade, kwaad, wisselwerking*, overdos*, schadelijk, verslavend, slechter, last, downside*, risk*, danger*, side effect*, harm*, rash, te veel`,
  safe: `veilig, veilige, onschadelijk*, onschuldig*, risicoloos, zacht, mild, safe, safely, gentle, risk free, works fine, combineren, samen`,
  boundless: `zoveel, alle medicijnen, zwanger*, baby*, leeftijd*, natuurlijk, natuur, omdat, want, as much as, any, alongside, medicine*, drug, pregnan*, newborns, natural, with your, your anything, prescri*`,
  natural: `natuur*, kruid*, *thee, homeop*, natural*, herb*, onze, our, ons`,
  riskof: `op, van, eigen, factor*, minder, weinig, low, klein*, rare, of`,
  studied: `onderzoek*, studie*, study, studies, trial*, deelnemers, gemeld, gezien, bekend, reported, found`,
  supposes: `als, wanneer, zolang, heeft, hebt, krijgt, merkt, zijn, if, when, long, before, voordat, after, na`,

  medicalside: `
    *arts, *artsen, dokter*, specialist*, *loog, *logen, psychiater*, ziekenhui*, farmac*, pharma*, pillen*, geneeskund*, reguliere, medische, vaccins, statines, doctors, doctor, gp, *ologist, *ologists, specialists, vaccines, cancer, kanker, cholesterol`,
  slander: `
    verzwijg*, verzwegen, verdien*, winst, weet/weten … niets, niets te bieden, alleen pillen, alleen maar, ziek houdt/blijft/maakt/houden, zieker, opgedrongen, liegt, maffia, vertelt/vertellen … niet, niet vertelt, belang bij, betaald, verlengde, snoepjes, vergeten dat, horloge, gezond wil hebben,
    hide, hidden, bills, sick, lies, want you to know, fail*, kickback*, drug rep, business, excuse, push*, plumbers, never the`,
  goes: `ga, gaat, gaan, bel, belt, bellen, bezoek*, raadpleeg*, wacht*, go, call, see, consult, wait`,
  alarm: `knobbel*, bult, pijn op de borst, borst, bloed*, koorts, benauwd*, scheve, uitval, flauw*, gewichtsverlies, baby, *ontsteking, beroerte, hartinfarct, 112, blood, fever, stroke, bleeding, numb*`,
  ourselves: `bij ons, naar ons, liever, eerst, afwachten, wacht … af, to us, first, uur`,

  sells: `
    bestel*, koop, kopen, aanbied*, *actie, korting*, verkrijgbaar, nu bij, voorraad, thuisbezorgd, plek, plekken, boek, kom langs, klaar, voor een recept, zonder tussenkomst, zonder gedoe, graag, vragenlijst, discreet, via onze, vast bedrag, per maand, tientje, euro, vanaf, prijs, vriend*, gratis, kennis met, vraag er, vraag … naar, vraag ons, wilt u, zin in, verras*, ontdek*, kies, ga … op, betalen,
    buy, discount*, offer*, sale, book, sign up, come in, get, a month, price*, pricing, friend, half off, % off, ask us, ask for, choose, say hello, our, delivered, your door, in minutes, no questions`,
  praises: `
    fluitje, als sneeuw voor, doorbraak, wonder*, revolution*, de beste, sterren, slank*, strak*, jong*, rimpel*, *rimpel, stralen*, straalt, energie, van de sigaret, tentamen*, rust, geluk*, kilo, kilos, afslank*, lijn mee, lekker*, dankzij, op wachtten, droom*, sterker, antwoord op,
    easiest, waist, smaller, wrinkle*, miracle*, best, energy, drop, dress, frown, diet, tired, does the work, stand a chance`,
  explains: `
    bijwerking*, vaak, meestal, soms, onderzo*, mag niet, samen, vertel, op recept, bedoeld, geschikt, geregistreerd, vergoed*, verzeker*, apothe*, herhaal*, tekort, werkt, werking, misselijk*, dosis, dosering, gebruikt, slikt u, use, mensen, patiënten, deelnemers, gemiddeld, ongeveer, kinderen, duurt, diabetes, nieren, lever, zwanger, alcohol, reclame, artsen, doctors, aantal, jaren, waarschuw*, maanden, bouw*, afgesproken, controlled,
    side effects, nausea, usually, often, study, dose, insurer, pharmac*, shortage, patients, people, is a medicine`,

  exam: `*keuring, *keuringen, keurt, keuringsarts, rijbewijs*, cbr, gezondheidsverklaring, formulier, *test, *meting, ogen*, cdt, taxi*, driving, medical, examiner, licence*, license*, licensing, declaration, eyesight, eye, form`,
  passes: `slaag*, slagen, komt/komen … door, goedkeur*, goedgekeurd, keurt/keuren … goed, groen licht, rijden, rond, in orde, *positieve, positief, gunstig*, geschikt, op zak, ja, klaar, laat/laten … zakken, merkt, pass, passes, passing, yes, signs, application`,
  surely: `inbegrepen, afgekeurd, keurt/keuren … af, vrezen, lossen/lost … op, regelen, zorgen, soepel*, probleem, alsnog, toch, binnen een, dezelfde dag, zo klaar, sneller, be fine, questions, elsewhere, helps`,
  conceals: `verzwijg*, weglaten, niet … noem*, nergens ja, leave … off/out, hide, kruis*, vergeet … even`,
  takesover: `altijd over, bijna nooit, zelden`,
  honest: `afgekeurd, herkeuring, mag u, mee, eerlijk, honest*, decid*, beslist, gevaar`,
  /** Examinations that find everything, and what they find. */
  examines: `scan, *scan, check, *check, checkup, bloedtest, *test, *meting, *diagnose, *analyse, thermogram, analysis, test, machine, druppel bloed, tong, oogopslag, keuring, *keuring, medical, trillingen, echo, uitslag, *oog, clinic, druppel, screening`,
  finds: `vindt elk*, elke tumor/ziekte/allergie, feilloos, alles in orde, sluit … uit, uitgesloten, voorspel*, liegt nooit, weet u dat, weten wij, weten we, niets mankeert, kerngezond, zekerheid, positieve uitslag, altijd goed, altijd gunstig, nergens zorgen, voordat u, vooruit, onbezorgd, garande*, every disease/illness, long before, years before, exception, always positive, gives you the answer, proof of, perfect health, hidden, rule* out, certainty, know today, nothing is wrong`,

  tells: `vertelt, schrijft, aldus, mailt, ervaring*, *ervaringen, review*, sterren, 5 sterren, *verhaal, aan het woord, says, listen to, journey, happy patients`,
  quotes: `“, ”, "`,
  delighted: `
    dankzij, eindelijk, *leven, verlost, van … af, weg, verdwenen, kwijt, *vrij, nooit meer, raad … aan, raden … aan, tevreden, blij, wonder*, geholpen, voel me, niets meer, sinds, verademing, verloor, geven ons, een 9*, beter, weer, succes*,
    cured, gone, free, no more, miracle, better, since, happy, again, wrong, lost, without, incredible, changed`,
  ourpatients: `bezoekers, klanten, cliënten zeggen, gingen u, our patients/clients/customers, thousands, cliënten`,
  disappoints: `vergissing, teleurgest*, duur, bad days, slechte dagen, still, vroeg, wachttijd, toestemming, onderzoek, niet, geen, not, no, have learned, arts`,

  hurries: `
    wacht* niet langer/meer, elke dag uitstel/telt/die, uitstel kost, te laat, laatste kans, deze kans, mis … niet, mis deze, op is op, snel bij, boek nu, vandaag nog een/uw/je, bestel binnen, alleen vandaag, alleen deze week/maand, nog maar, nog 3 dagen, nog … plekken, zolang de voorraad, black friday, wie nu niet,
    still waiting, too late, last chance, act fast, hurry, today only, places left, ends today/tonight/sunday/friday/soon, offer ends, clock is, right now`,
  bargain: `*korting, procent korting, halve prijs, volle prijs, *actie, gratis, tweede pot, voordeel, plekken, discount*, % off, offer, places`,
  scarce: `alleen, nog maar, nog, eerste, laatste, deze week, deze maand, vandaag, weekend, only, first, last, this month, today, until, left`,
  emergency: `112, 113, *infarct, beroerte, spoed*, ambulance, slurred, stroke, heart attack, breathing, overdos*, *post, bel dan, feestdagen, gesloten, cursus, griepprik, wachttijd, teken*, koorts, huisarts, doctor, gp, klachten, child, breath*`,

  works: `
    bescherm*, voorkom*, vermijd*, verlaag*, verlagen, versterk*, boost*, ondersteun*, ontzu*, ontgift*, reinig*, zuiver*, ruimt/ruimen … op, detox*, herstel*, helpt, helpen, goed voor/tegen/bij, geneest, verlicht, vermind*, remt, verbeter*, verhoog*, houdt/houden … gezond/afstand/uit, onmisbaar, verjaag*, geeft … energie, middel tegen, afvallen, lost … op, smelt*, rekent/rekenen … af, vult … op, soepel, als nieuw, leven zonder, zonder één, wegnemen, verhelpen,
    protect, prevent, lowers, support*, cleans*, flush*, rebuild*, restor*, heals, healing, calm*, reduce, keeps/keep … away/healthy/young, chase*, burn*, balanc*, melt*, stops, cures, back, maximum`,
  body: `
    griep, verkoud*, corona, virus*, infecti*, immuun*, afweer*, lever*, nieren, darm*, lichaam, bloed, bloeddruk, *stoffen, cholesterol, hart*, geheugen, gewricht*, kraakbeen, botten, huid, stress, angst*, slaap, energie, futloos*, hormo*, schildklier, vet, *vet, kilo*, gewicht, ontsteking*, prostaat*, overgang, opvlieg*, haaruitval, haar, ogen, stemming*, *pijn, zenuw*, longen, spieren, handen, knieen, snotneus, rimpels, ziekenhuis,
    flu, cold, infection*, immun*, liver, kidney*, gut, body, toxins, blood, heart*, brain, memory, joint*, cartilage, bones, skin, sleep, energy, hormone*, thyroid, weight, fertility, testosterone, hair, anxiety, arteries, lungs`,
  authorised: `draagt bij, contribut*, normale werking, instandhouding`,
  reservation: `bewijs, bewezen, onderzoek*, studie*, study, gemiddeld, *artsen, volgens, te veel, tekort, gevarieerd, zwanger*, foliumzuur, veganis*, beweg*, groente*, water, roken, wandel*, richtlijn, damag*, aangeprezen, deficiency, doctor, hooguit, portemonnee, belandde, huisarts`,

  person: `mevrouw, patiënt, patiënte, cliënt, onze buurvrouw, dochter/zoon/vrouw/man/moeder/vader van, tweeling, among our, onder onze, client`,
  known: `burgemeester, wethouder, bakker, dominee, voetballer, keeper, presentat*, directeur, kapper, mayor, goalkeeper, postman`,
  ill: `verslav*, drankprobleem, soa, eetstoornis, cocaïne, alcohol*, hiv, *verslaving, *kanker, borstscan, darm*`,
  diagnosed: `kwam, komt, kreeg, heeft, had, behandel*, uitslag, diagnos*, vertelde, vertelt, stelden, liep, kickte, onder onze, feliciteren, denken, came, has, had, suffer*, treated, told, among, is`,
  consent: `toestemming, veranderd, samengesteld, privacy*, changed, geregistreerd, van 58, jaar`,

  title: `*arts, dokter, specialist, *specialist, fysiotherapeut*, psychiater, *psycholoog, psychotherapeut, apotheker, tandarts, diëtist*, internist, *oncoloog, cardioloog, neuroloog, doctor, dr, physician, specialist, psychologist, nurse, pharmacist, dietitian, *ologist, surgeon, gp, paediatrician`,
  alternative: `therapeut, *therapeut, -fysiotherapeut, -psychotherapeut, homeopaat, magnetiseur, natuurgene*, genezer, *healer, reiki*, acupunctur*, osteopaat, *coach, kruiden*, holistisch, intuïtief, medicijnman, *kapper, homeopath, therapist, crystal, energy medicine`,
  sham: `weekendcursus, zelfbenoemd*, eigenlijk gewoon, niet in het big*, zonder big, geen geneeskunde, rechten, zich … noemen, van huis uit, leerde het vak, licensed, licence, calls her*, as their, calls her doctor`,
  recognised: `erkend*, specialist, in kanker, erkend, treats, licensed, official, qualified, works as, als huisarts/arts/specialist, your gp`,
  correct: `strafbaar, onrechte, beschermd*, register, geregistreerd, alleen, only, werken samen, verwij*, overleg*, samen, collega, protected, naast, stuurt, niet, geen, not, no`,
} as const;
