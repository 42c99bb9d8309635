/** What is done with a medicine or an illness: verbs with their forms and separable particles, and what stands for them. */
export const ACTS = {
  /** To end, leave out, refuse or postpone. */
  ends: `
    stop*, gestopt, op+houd/houdt/houden, ophoud*, quit*, halt*, kap/kappen met, staak*, staken, gestaakt, eindig*, ended, ends, ending, af+bouw/bouwt/bouwen/gebouwd, afbouw*, taper*, wean*, phase out, phasing
    los+laat/laten, laat/laten/gelaten … staan/liggen/vallen/schieten/zitten/achterwege/los/lopen/rusten/thuis/over, achterwege, afscheid, vaarwel, afstand van, weg met, ermee weg, weg ermee, kan/kunnen/mag/mogen weg, mogen … de kast/vuilnisbak/deur, wegleg*, weggooi*, wegdoe*, leg/legt/leggen/gooi/gooit/gooien/doe/doet/doen/spoel/spoelt … weg, in de la/kast/doos/lade/sloot/container/prullenbak/vuilnisbak, la in, kast in, deur uit, prullenbak, vuilnisbak, container, toilet, sloot, opzij*, aan de kant, in de sloot, inleveren, neer+leg/leggen
    sla/slaat/slaan/geslagen … over, overslaan, overgeslagen, skip*, af+sla/slaat/slaan/geslagen, uit+stel/stelt/stellen, uitstel*, postpone*, delay*, put off, hold off, can wait, kan wachten, af+zeg/zegt/zeggen, af+bel/belt, af+zie/ziet, afzien, annule*, cancel*, weiger*, refus*, declin*, turn down, say no, zeg/zegt/zeggen nee, bedank/bedankt/bedanken … voor, schrap*, verban*, mijd*, vermijd*, avoid*, vergeet, vergeten, forget, kwijt*, verlos*, bevrijd*, frees, freed, free from, free of, vrij van, medicijnvrij, pillenvrij, pilvrij, insulinevrij, rid, ontdoe*, wegblijven, blijf … weg
    kom/komt/komen/raak/raakt/raken/help/helpt/helpen/ben/bent … van … af, zonder … van … af, afkomen, afkomt, afkom, afhelp*, er … vanaf, ervan af, eraf, eruit, haal/haalt/halen … uit uw/je, kan/mag/mogen/kunnen … er … uit, go/goes/going/come/comes/coming/get/getting … off, afkick*, ontwen*, verval*, verleden tijd, tot het verleden, geschiedenis, history, of the past, drop, drops, dropp*, ditch*, dump*, bin, binned, toss*, throw, throwing, thrown, flush*, aside, put/throw/thrown … away, leave/leaving … off/out/behind/drawer/home/cupboard, leave it, in the drawer, let … go, run out, give/gives/giving … up, walk out, break up, no more, go without, do without, live without, say goodbye, goodbye, farewell, pause*, onderbre*, pauzeer*, retire*, nee tegen, nee bedankt, no to, not in this house, doe het niet, gathering dust
    kan/kunt/kun/kunnen zonder, kan/kunt/kun/kunnen u/je/wij/we zonder, zonder … kan/kunt/kunnen/kon, zonder … leven, redt/redden … zonder, prima/best/gewoon/beter/goed zonder, better/fine/well without, better off`,
  /** To advise against: of a medicine a call to stop, of stopping a call to go on. */
  dissuades: `ontraad*, ontraden, afraden, raden/raad/raadt … af, advise/advises against, recommend against`,
  /** To take less, or something else for it. */
  lessens: `
    minderen, mindert, minder/verlaag/halveer uw/je, halve, halveer*, halveren, halving, de helft van, in half, half the, terug+breng/brengen/gebracht, terug+schroef/schroeven, terug+dring/dringen/gedrongen, omlaag, om de dag, every other day, doormidden, zelf aan te passen, zelf aanpassen, pas … zelf aan, take out, sleutel*
    vervang*, replac*, substitut*, swap*, switch*, ruil*, inruilen, wissel/wisselt … in, exchange*, trade*, in plaats van, instead, rather than, liever dan, plaats maken, over+stap/stapt/stappen, alternatief voor, alternative to, net zo goed, even goed, as good as, as well as, does what, doet wat`,
  fewer: `minder, fewer, less`,
  /** To make less: of a dose, or as a call. */
  lowers: `verlaag*, verlagen, lower, lowering, vermind*, reduce, reduces, reducing, reduced, cut, cuts, cutting, cut … down/back, cutting down/back, halve/helft`,
  /** Not needed, without a word that denies. */
  needless: `
    overbodig*, onnodig*, nutteloos, zinloos, zinloze, achterhaald, geldklopperij, gif, vergif*, poison*, unnecessary, superfluous, needless, pointless, useless, redundant, obsolete, voor niets, more harm than, meer kwaad dan`,
  /** To need: a claim when denied. */
  needs: `nodig, zin in, helpt tegen, boodschap, goed voor, point in, noodza*, need*, necessary, reason to, reden om, afhankelijk van, vast aan, aangewezen op, dependent, depend, rely, require*, vereist, miss it`,
  /** To take: a claim when it says no more. */
  takes: `neem*, nemen, in+neem/neemt/nemen, inneem*, innemen, slik*, gebruik*, spuit*, take, takes, taking, use, using, swallow*, inject*, doorgaan, door te gaan, ga/gaat/gaan … door, continu*, keep, krijgen, krijgt, halen, prikken, ingeënt, inenten, vaccineren, gevaccineerd, vaccinate, vaccinated`,

  /** To end an illness. */
  cures: `
    genees, genez*, geneest, genas, heal, heals, healed, healing, cure, cures, cured, curing, curable, recover*, herstelt … van, herstel van, herstellen van, verhelp*, verholpen, los/lost/lossen … op, oplos*, opgelost, solve*, resolve*, versla, verslaat, verslaan, verslagen, overwin*, overwon*, beat, beats, defeat*, conquer*, overcom*, doodt, doden, kill*, vernietig*, destroy*, uitroei*, uitgeroeid, roeit … uit, eradic*, elimin*, ruimt/ruimen … op, wis, wist, wipe*, erase*, crack*
    keer/keert/keren/gekeerd … om, omkeren, omkeert, omgekeerd, omkeerbaar, draai/draait/draaien/gedraaid … terug, terugdraai*, teruggedraaid, revers*, undo*, undone, ongedaan, turn* back, turn* around, tot stilstand, tot staan, een halt, rekent/reken/rekenen … af, afreken*, afgerekend, een eind, einde aan, korte metten, banish*, verdrij*, verjaag*, verjagen, bant, neemt … weg, haalt/halen … uit, at the root, bij de wortel, te slim af, groeit … aan, aangroei*, regenereer*, regenerat*, corrig*, vertrekt, retreat*, stilvalt, leeft … al, answer to, antwoord op, geen kans, stand a chance, overleeft geen
    maakt/maken/maak … gezond, weer gezond, weer beter, weer beter maken, well again, healthy again, make … well, in remissie, into remission, schoon, clear, clears, cleared, dies from, sterft, is a match, afscheid, uw/je/uwe dag, hates, brengt … terug, geheugen, weer zien, weer horen, weer lopen, weer als, see again, walk again, restor*, krimp*, slink*, shrink*, sterft/sterven … af, uithonger*, verhonger*, starv*, smelt*, melt*, dissolv*, turnaround*`,
  /** That it is over. */
  over: `
    verdwijn*, verdwe*, disappear*, vanish*, voorbij, verleden tijd, tot het verleden, gone, overgaan, gaat over, gaan … over, gaat … over, ging … over, trekt … weg, niets meer van, geen spoor, no trace, nooit meer, geen last, niet meer weet, never again, never return, komt/komen … niet … terug, komt/komen … nooit … terug, went away, goes away, go away, is/zijn/bent/was … weg, kanker/tumor weg, weggaat, weggaan, van … af, ervan af, end of, einde van, geen … meer, no more, zonder … leven, leven zonder, kwijt*, verlos*, bevrijd*, vrij van, kankervrij, tumorvrij, klachtenvrij, pijnvrij, migrainevrij, symptoomvrij, allergievrij, freed, free of, free from, rid, thing of the past, history, afkomen, er … vanaf, eraf, uit het bloed, uit het lichaam, vaarwel, afscheid, achter u, achter je, goodbye, behind, onder de duim`,
  forever: `voorgoed, definitief, blijvend, permanent, voor altijd, eens en altijd, de rest van, nooit meer, forever, for good, permanently, for ever, once and for all, for life, never, volledig, helemaal, completely, elke vorm, alle vormen, every form, any form`,
  /** That may go into remission. */
  type2: `type 2, remissie, remission`,
  /** A course that ends. */
  course: `na/after … dagen/days`,
  /** A cure that is none: to live with it, to feel better. */
  relieves: `draaglijk*, verlicht*, verzacht*, leven met, omga*, minder last, minder klachten, milder, ondersteun*, onder controle, reliev*, live with, living with, cope, coping, manag*, support*, under control, te behandelen`,
} as const;
