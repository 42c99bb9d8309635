/** What is around a claim: who speaks, what is denied, doubted, asked or limited, and what a doctor has to do with it. */
export const FRAME = {
  /** Denies the verb of its clause; two in a clause cancel each other. */
  not: `
    niks, niet, geen, nooit, niemand, nergens, niets, noch, nauwelijks, zelden, onmogelijk
    not, no, never, nobody, none, neither, nor, cannot, cant, dont, doesnt, didnt, isnt, arent, wont, wouldnt, shouldnt, neednt, nothing, hardly, rarely, impossible, unlikely, niet mogelijk, not possible`,
  /** Denies or doubts nothing here, although its words could. */
  idle: `
    u/je/mensen/die liever geen, eigen risico, geen kwaad, geen enkel kwaad, nog geen reden, 
    bloed/vinger prikken/geprikt, bloed laten/te prikken, bloed te laten prikken, blood taken, 
    niet alleen/slechts/enkel/duur/wachten/lang/moeilijk/bang, niet voor niets, niet te wachten/geloven, niets minder, voor niets, waarom/why niet/not, na het stoppen, de weg
    geen ramp/domheid/schande/misdaad/zonde/straf/drama/wacht*/recept/verwijzing/hersteltijd/pijn/naald*/gedoe/verplicht*/probleem/wonder/zorgen/twijfel/geheim/onzin/fabel*/sprookje/mythe/leugen/cent/moeite/gevaar, geen enkel probleem
    not only/just/merely/simply, no waiting/prescription/referral/downtime/needle*/hassle/obligation/wonder/joke/doubt/nonsense/myth/secret/matter, no need to wait, niet langer dan, niet meer dan, no longer than, no more than, whether or not, al dan niet, nooit te laat, never too late, niet gevaarlijk, not dangerous, niets van aan, niks van aan, no ifs, no exceptions, geen mitsen, free of charge, niet nuchter`,
  /** Denies for some, or in one way: “niet altijd”, “niet in één keer”. */
  partly: `op uw/het schema, volgens uw/het schema, dan nodig, dan noodzakelijk, than needed/necessary, mag/mogen/may … nee/no, may/can decline/refuse, mag/mogen … weigeren, recht … weigeren, right to, niet bij/voor iedereen, niet altijd/elk*/alle/iedereen/per/meteen/vanzelf/zomaar/ineens/plotseling, niet in één/een keer, lang niet, bijna altijd/iedereen, nearly/almost always/everyone, nooit zomaar/ineens/plotseling/zelf, geen enkel middel, not always/every/all/everyone/necessarily/suddenly/abruptly`,
  /** With a denial: that something ends. */
  more: `niemand nog, nobody still, meer, langer, voortaan, anymore, any more, no longer, any longer, again`,
  zonder: `zonder, without, kan/kunt/kunnen/prima/best/goed/gerust buiten`,
  /** Of these a part may be true. */
  hedge: `
    twee/drie/vier/vijf/zes/zeven/acht/negen van, schema, afbouwschema, tapering plan, can help/prevent, kan helpen/voorkomen, goed te genezen/behandelen, can be cured/treated, bij veel, meestal, vaak, soms, vaker, mogelijk, misschien, wellicht, waarschijnlijk, doorgaans, gewoonlijk, regelmatig, geregeld, meeste, merendeel, sommige*, de helft, een deel, een kwart, een derde, procent van, enkeling, gemiddeld, werkt het anders, op de tien/vier/drie/vijf/honderd, hopen, hoopt, hoop, probe*, kans, afhankelijk van, hangt af, ongeveer, veel mensen/kinderen/patienten/vrouwen/mannen, velen, er zijn/lopen mensen, tijdelijk, temporar*, kan het zijn, volgens
    usually, often, sometimes, most, some, half of, may, might, could, possibly, perhaps, probably, average, hope, hopes, hoping, try, tries, trying, many, chance, one/two/three/four/five/six/seven/eight/nine in, out of three/four/five/ten/a, per cent of, depends, tend, generally, researchers, scientists, wetenschappers`,
  /** What is so for many, which a text about medicine says without advising it. */
  often: `er zijn/lopen mensen, meestal, meeste, vaak, vaker, soms, sommige*, doorgaans, gewoonlijk, enkele keer, usually, often, sometimes, most, some, many, generally`,
  asks: `
    vragen/questions over/about, informatie/information over/about/on, vraag/vraagt/vragen … of, vraag/vraagt/vragen/overleg/bespreek dan of/wat/hoe, bespreek of, leggen uit, welke, waarom, which, wat gebeurt er, wat als, hoe lang, hoelang, wanneer mag, vraag/vragen/vraagt/weten/weet/bespre*/overleg*/kijk*/bekijk*/beoordeel*/bepaal*/onderzoek*/beslis*/nagaan/afwegen/twijfel*/afvragen of, vraag is of, legt uit of, twijfel* over, zonder te weten of
    whether, ask/asked/know/see/check/wonder/decide if, what happens, answer is no`,
  that: `dat, that`,
  unless: `tenzij, unless, blijven, erger, worse, persist*`,
  says: `
    zeg*, zei, beloof*, belov*, garande*, beweer*, bewering, denk*, dacht, geloof*, schrijf*, lees, leest, lezen, hoor*, bewijs*, aangetoond, betekent, uitsluiten, verwacht*, gezondheidsclaim, idee, mythe, fabel*, misverstand, sprookje, onzin
    say, says, said, promise*, guarantee*, claim*, think*, thought, believe*, read, hear, suggest*, prove*, proof, evidence, mean, means, myth, told`,
  /** Others say it, and the text does not stand for it. */
  reports: `
    wordt/worden … beloofd/geclaimd, vroeger werd/werden/dacht/dachten/kreeg/kregen/was/waren/gebruikten/had/hadden/schreven/gaven, blog*, vlog*, hoopte, hoopten, hoped, wie/die … zegt/belooft/aanraadt/adviseert/verkoopt/claimt/beloven/adviseren/aanprijst, die zeggen dat, who … promise*/says/say/tells/tell/claims/sells/sell/advise*
    folder*, reclame*, website*, sites, internet, media, forum*, tuchtrechter*, tuchtcollege, veroordeeld*, beboet*, berispt*, geschorst, influencer*, tiktok, facebook, zogenaamd*, beweer*, bewering*, gezondheidsclaim*, kwakzalv*, oplicht*, goeroe*, verkopers, eeuwenlang, destijds, onterecht, ten onrechte, rechter, toezichthouder, zou … zijn, zouden … zijn, kregen te horen, paragnost
    advert*, ads, alleged*, so called, used to be, in the past, quack*, supposedly, regulator, tribunal, convicted, fined, court, judge, leaflet`,
  /** Says that what stands beside it is untrue or wrong. */
  untrue: `
    dat/het niet geloven, geloof dat/het niet, not believe it/that, belooft/beloven niets/geen, geen stand, is/are/was/were wrong, niet … serieus, weinig bewijs, little evidence, complottheorie*, conspiracy theor*, broodje aap, weerleg*, ontkracht*, refuted, disproved, debunk*, fabel*, onzin, sprookje*, misverstand, leugen, onjuist, onwaar, klopt niet, niet waar, misleid*, pijnlijk*, kwetsend, verboden, strafbaar, bewijs ontbreekt, geen bewijs, niet bewezen, onbewezen, onverantwoord, vergissing, valse hoop, geen vertrouwen, myth*, nonsense, untrue, false, misleading, forbidden, illegal, not true, no evidence, no good evidence, no proof, unproven, mistake, irresponsible, no sense, bleach, does not mean, gaat … niet op`,
  warns: `
    pas op, opgepast, voorzichtig, hoede, wantrouw*, inspectie, meldpunt, trap … niet in, waarschuw*, die … beter mijden/vermijden
    beware, wary, careful, watch out, fall for, warning, warn, warns`,
  /** What goes wrong without the medicine. */
  harm: `
    moeilijk, lastig, hard to, seriously, gevaar*, dodelijk, fataal, ernstig*, levensgevaar*, levensbedreig*, risico*, duizelig, somber, terugval, terugkom*, terugker*, komt terug, komen terug, vervelend, slecht, opgenomen, opname, beroerte, hartinfarct, infarct, ontregel*, verergert, erger, ontwenning*, onttrekking*, aanval*, stolsel*, trombose, resisten*, spijt, overleed, overleden, kostte, intensive, coma, achteruit, vergroot*, verhoogt, kans op, gevolgen, uitbrak*, uitbraak, verkleint/vermindert de/uw kans, outbreak*, lowers/reduces your/the chance*, 
    moeilijker, lastiger, zieker, harder, danger*, harmful, risk*, deadly, fatal, serious, dizzy, relapse, hospital*, withdrawal, stroke, heart attack, rebound, worse, come back, comes back, returns, returned, increases, died, regret*, seizure*, clot, clots, killed`,
  /** A medical reason to do without, or not now. */
  reason: `
    mri, *onderzoek, dagen/uur/weken eerder/vooraf, days/hours earlier, tweede dosis/tablet/pil, second dose/tablet/pill, vergeten bent/hebt, hebt/bent vergeten, vruchtbaar*, keelontsteking, bijholte*, blaasontsteking, oorontsteking*, pil/tablet/capsule/dosis vergeten, forgot/forgotten a/your dose/tablet/pill, hersenschudding, koorts, braken, overge*, diarree, zwanger*, borstvoeding, allergisch*, huiduitslag, benauwd, jeuk, ingreep, operatie, geopereerd, narcose, maagzweer, maagbloeding, nieren, nierschade, leverziekte, bijwerking*, bloeding*, opzwelt, verkoud*, virus, hoest*, keelpijn, scan, reis, dubbele, bent/heeft/hebt/bent u … vergeten, vergeten in, vergeet u, kinderwens
    fever, vomit*, diarrhoea, pregnan*, breastfe*, allergic, rash, breathless, surgery, operation, procedure, ulcer, kidney*, side effects, bleeding, swelling, a cold, throat, common cold, flu, griep, blood test, missed, forget, pomp`,
  /** What readers are to gain. */
  welcome: `begint te leven, leeft echt, sterker, gezonder, weer helder/fit/uzelf/jezelf/mens/gezond/beter, helderder, fitter, energieker, opgelucht, herboren, opknap*, knapt … op, leeft … op, beter voelen, voelt/voel u/je beter, voelt … beter, clear headed, feel better, yourself again, reborn, come alive`,
  /** How long or when: the usual course of a treatment has one. */
  term: `24/48/72 uur/hours, na/after … dag/dagen/week/weken/maand/maanden/jaar/days/week/weeks/months, dag/dagen/uur/week/weken/day/days/hours/week/weeks voor/vooraf/before, op de dag/ochtend/avond, maximaal, hooguit, at most, up to, langer/longer dan/than`,
  /** As if nothing could happen. */
  lightly: `echt, heus, een beetje, really, rustig, gerust, best, gewoon, zonder zorgen, meteen, safely, simply, easily`,
  doctor: `
    *verpleegkundige, 112, 999, 911, ambulance, spoedeisende hulp, seh, eerste hulp, emergency, casualty, *arts, *artsen, *dokter, *dokters, *specialist, *loog, *logen, internist, *isten, psychiater, apothe*, voorschrijv*, chirurg, verloskundige, *ziekenhuis, *praktijk, *post, praktijkondersteuner, *poli, behandelteam, trombosedienst, consultatiebureau, ggd, behandelend
    doctor*, gp, gps, physician*, pharmac*, surgeon*, prescriber, *ologist, psychiatrist, consultant, nurse, midwife, hospital, clinician, professional, care team`,
  /** Before a doctor: together. */
  with: `met, with, samen`,
  /** With a doctor: asking, or going by what a doctor says. */
  consults: `
    consult, consults, consulting, consulted, consulteer*, zei, gesproken, spreekt, sprak, mee naar, ga naar, planned, gepland, gesprek, overleg*, afgesproken, bespre*, bespro*, vraag, vraagt, vragen, raadple*, samen met, begeleid*, toezicht, bel, belt, bellen, contact, advies, hulp, toestemming, terecht, gaat naar, langs, verwij*, vertel, vertelt, meld*, afspraak
    zegt, zeggen, besli*, besluit, bepaal*, advise*, voorschrijft, schrijft … voor, legt … uit, legde, rekent, kiest, stopte, wil dat, laat … weten, verlaag*, past … aan, vervangt, bouwt, weeg*, beoordeel*, bekijk*, kijkt, kijken, geeft, stelt … voor, verander*, halveert, akkoord, goedvindt, alleen als, pas als, afwegen, start, begint, regelt, meet*, 
    ask*, talk*, discuss*, speak, check, call, see, tell, together, guidance, supervision, help*, agreed, advice
    says, say, decide*, agrees, explains, stopped, weigh*, recommend*, prescribes, adjust*, lowers, reduces, only if, only when, unless, under`,
  /** The relation to a doctor that is none: without, against, whatever they say. */
  bypasses: `
    lukt u/je/jou ook, lukt ook u/jou, u/je bepaalt/beslist/kiest zelf, u/je zou dat/het ook, hun/dat/hen voorbeeld, join them, wanneer volgt u/je, volgt u ook, en u/jij ook, nu u nog, wij zeggen/vinden/zien, we say/think/see, toch adviseren/raden, zal/zullen protesteren, protesteert, mag/mogen het niet weten, houd … voor u/uzelf/je, need to tell/inform/ask, so should/can/could you, you should/can/could too, kunt u ook, kan jij ook, kun je ook, doe het ook, vergeet/forget wat/what, vraag … geen, geen toestemming, hoeft … geen toestemming, wil doen geloven, wants you to believe, geen arts/dokter/huisarts/doctor aan/bij/voor, kunt/kan/mag … zelf bepalen/beslissen, ook/zelfs als/wanneer/al, al zegt/zeggen/vindt/raadt/beweert/waarschuwt/denkt/protesteert, beslist/bepaalt/kiest u/je zelf, beslis/bepaal je zelf, you decide, geen … aan te pas, hoeft … niet te weten, medeweten, wat … ook zegt/zeggen/vindt, ongeacht, tegen het advies, anders zegt/beweert/adviseert/vindt, iets anders, daar ook, ook van vindt/zegt/denkt, buiten … om, achter de rug, niet te weten, niets te vertellen, vertel … niets, niet te vertellen/vragen/overleggen/raadplegen, tussenkomst, luister niet, achteraf, toestemming … geen, eigen houtje, tegenhoudt, moppert
    even if/when/though, whatever your, whatever the, no matter, regardless, behind, dont tell, do not tell, no need to ask/see, need not ask, without telling/asking, says otherwise, objects, disagrees, ignore, sign off, durft u/je ook, doe je/u mee, u toch ook, and you, en u`,
  /** Third persons: the text reports on them. */
  they: `mensen, patiënten, patients, people, ouders, parents, vrouwen, women, mannen, deelnemers, participants, volwassenen, adults, ouderen, hij, zij, hem, haar, hun, mevrouw, meneer, man, vrouw, zus, broer, moeder, vader, iemand, sommigen, he, she, him, her, his, their, patient, sister, brother, mother, father, somebody, someone, neighbour`,
  you: `u, uw, je, jouw, jij, jullie, you, your, uzelf, jezelf, yourself, iedereen, everyone`,
  we: `wij, we, ons, onze, our, us, mijn advies, ik zou, ik raad, my advice, ik zeg, if i, mijn cliënten`,
  /** What is wished for or looked up has not happened. */
  wishes: `ik wil/hoop/zou/wou/zoek, wil/hoop/zou ik, we/wij willen/hopen, wilt u, wil je, i want/wish/hope, would like`,
  /** A source that the sentence names. */
  sourced: `{bron*, {source*`,
  /** Work that is not done yet. */
  research: `onderzoekers, wetenschappers, researchers, scientists, ooit`,
  /** Before or after it something else is done. */
  around: `voor/na/tijdens/rond de/een/uw/je/elke operatie/ingreep/bestraling/narcose/transplantatie, before/after/during the/your/an/any operation/surgery/transplant, before/after surgery`,
  /** What was done, or happens by others. */
  done: `nodig geweest/gebleken, is/zijn/was/werd/werden/heeft/hebben … gestopt/uitgesteld/afgezegd/gestaakt/afgebroken/verlaagd/vervangen/overgestapt/weggelaten/gestaakt/geweigerd/afgebouwd, be/been/is/was/were postponed/cancelled/delayed/stopped/halted/replaced`,
  /** What is now; a past beside it is only told along. */
  present: `is, kan, kunnen, kunt, mag, moet, hoeft, wordt, doet, gaat, are, can, need, needs`,
  /** Sold to anybody. */
  freely: `zonder recept/voorschrift, op recept, without a prescription, over the counter, vrij verkrijgbaar`,
  /** Left over: it is brought away. */
  spare: `is/zijn leeg, niet meer gebruikt/hoeft, terug naar de apotheek brengen, medicijnen/pillen/tabletten over, lege, empty, naald, naalden, needle, strip, strips, verpakking*, dop, cap, uitslag, voor gebruik, overgebleven, oude, verlopen, restant*, ongebruikte, leftover*, unused, expired, out of date, over hebt/heeft`,
  me: `ik, mijn, mij, i, my, me, im, ive, onze dochter`,
  past: `
    genas, genazen, ruilde, stelde, schrapte, verlaagde, bouwde, wisselde, sloeg, brak, hield, weigerde, zette, traden, kregen, besloot, discontinued, was, waren, had, hadden, werd, werden, kon, konden, wilde, wilden, zei, ging, gingen, kreeg, liet, deed, vroeg, moest, mocht, dacht, bleek, kwam, kwamen, stopte, stopten, nam, gaf, vertelde, raakte, verdween, staakte, ontraadde, raadde, adviseerde, overleed, stierf, schreef, ben … gestopt, 
    were, did, told, left, went, took, came, stopped, wanted, thought, gave, said, asked, refused, became, got, threw, quit`,
} as const;
