const INGESTED = `
    *kuur, *kuren, -chemokuur, -antibioticakuur, -stootkuur, *infuus, *infusen, infusion*, drip, drips, kruid*, *kruid, *kruiden, *kruidenmengsel, thee, *thee, druppels, *druppels, -oogdruppels, capsule*, *poeder, tonic, *tonic, elixer, tinctuur, extract, *extract, olie, *olie, -vetzuurolie, dieet, *dieet, vasten, *vasten, sap, *sap, *sappen, azijn, knoflook, gember, kurkuma, kaneel, honing, cbd, wiet*, aloe, *zwam, soda, zuiveringszout, *pitten, zilver, *vitamine, vitamin*, magnesium, zink, zinc, selen*, visolie, omega*, probioti*, collage*, ashwagandha, rodegistrijst, sint janskruid, spirulina, chlorella, q10, melatoni*, glutathion*, chelat*, ozon*, *kiemen, bijen*, mistel*, propolis, seaweed, citroen*, *drank, bloesem*, orthomolec*, natuurlijke, natural*, *spoeling*, detox*, ontgift*, ontzuur*
    herb*, tea, drops, powder*, tincture, oil, *oil, diet, diets, keto*, ketones, juice*, fasting, garlic, ginger, turmeric, cinnamon, honey, melon, supplement*, *supplement, *supplementen, cannabis, baking, silver, mushroom*, root, venom, darmherstel, lemons, alkaline, iodine, thistle, *milk, frankincense, cleanse*, voeding, eetpatroon, formul*, remed*`;

/** What a claim is about. Words with an open end stand for the free compounds of Dutch. */
export const HEADS = {
  medicine: `
    medicijn*, *medicijn, *medicijnen, medicatie, *medicatie, geneesmiddel*, *pil, *pillen, -pil, -neppil, -hormonen,  pilletje*, pillekes, pillen*, tablet*, *tablet, *tabletten, *tabletje, insulin*, antidepress*, antipsychot*, neuroleptic*, anticoagul*, antibiotic*, diuretica, statin, statins, statine*, puffer*, inhalator*, luchtwegverwijder*, *remmer, *remmers, -afremmer, *blokker, *blokkers, *verdunner, *verdunners, *verlager, *verlagers, schildklierhormoon, slaapmiddel*, kalmeringsmiddel*, benzo*, antiepilept*, opioid*, spuit, spuiten, *spuit, *spuiten, injecties, *injecties, biologic*, pijnstiller*, pleisters, middelen tegen, middel tegen, voorgeschreven, recept, recepten, doosje
    medication*, medicine*, meds, pills, pill, prescription*, blood thinner*, beta blocker*, blocker*, inhaler*, thyroid hormone, painkiller*, opioids, injections, steroid*, antihistamine*, drugs, *prazol, *prazole`,
  treatment: `
    chemo*, bestraling*, radiother*, radiation, immuno*, immuunthe*, hormoonther*, hormone therapy, dialys*, operatie*, surgery, *amputatie, transplant*, pacemaker, bypass*, reguliere behandeling/therapie/zorg/geneeskunde, *kankerbehandeling, ziekenhuisbehandeling, cpap, bloedtransfusie, cancer treatment, conventional/regular treatment, mri`,
  vaccine: `vaccin*, inent*, ingeënt, *prik, *prikken, -bloedprik, -hielprik, -vingerprik, bmr, dktp, rijksvaccin*, jab, jabs, flu shot, booster*, immunis*, immuniz*`,
  dose: `dosering, dosis, dose, doses, dosage`,
  /** Speaks of what was named before. */
  it: `ermee, ervan, ervanaf, eraf, eruit, ze, die, hem, it, them, these, er, mee, daarmee, daarvan, dit, gewoon, weg`,

  /** So grave or lasting that nobody may promise to undo it. */
  illness: `
    kanker*, *kanker, cancer*, leukaemia, leukemia, leukemie, lymfo*, melano*, tumor*, tumour*, uitzaaiing*, metasta*, carcino*, gezwel*
    diabet*, suikerziekte, ms, multiple scler*, als ziekte, motor neurone, parkinson*, alzheimer*, dement*, epilep*, reuma*, rheuma*, artrit*, arthrit*, artrose, osteoarth*, fibromyalg*, crohn*, colitis, coelia*, lupus, bechterew, psoriasis, eczeem, eczema, migraine*, clusterhoofdpijn, astma, asthma, copd, longfibrose, emphysema, longemfyseem, taaislijm*, cystic fibrosis
    autis*, adhd, asperger*, tourette*, depressie*, depression, bipola*, schizo*, psychose*, psychosis, ptss, ptsd, anorexia, boulimia, burnout, angststoornis*
    hiv, aids, hepatitis, lyme, longcovid, long covid, covid*, corona, pfeiffer, tuberculos*, herpes, hpv
    hooikoorts, hay fever, *allergie, *allergieen, allerg*, tinnitus, oorsuizen, menière, jicht, gout, endometrio*, pcos, osteoporo*, botontkalking, hart* en vaatziekten, hartfalen, heart failure, heart disease, hoge bloeddruk, high blood pressure, hypertens*, boezemfib*, atrial fibrillation, hartritme*, aderverkalking, nierfalen, kidney failure, cirrose, cirrhosis, hashimoto, graves, *schildklier, schildklierziekte*, autoimmu*, staar, cataract*, glauco*, macula*, blindheid, onvruchtbaarheid, infertility, prikkelbare, ibs, pds, cvs, chronic fatigue, down, huntington, *ziekte, *ziekten, *ziektes, *ziekte, syndroom van, sikkelcel, sickle cell, hernia, narcolep*, slaapapneu, sleep apnoea, obesit*, verslaving, addiction, vitiligo, alopecia, neuropath*, trombose, gallst*, aambeien, ongeneeslijk*, disease*, illness*, stadium, schimmel*`,
  /** What hurts, and what some promise to take away for ever. */
  complaint: `
    klacht*, *klacht, *klachten, pijn*, *pijn, kwaal, kwalen, symptom*, jeuk, slape*, moe*, vermoeid*, angst*, paniek*, stress, somber*, depressief, overgang, opvlieg*, roken, rook*, sigaret*, acne, wratten, haaruitval, overgewicht, rimpel*, fobie, slecht slapen, nachtrust, snurken, snoepen
    pain*, *ache, *aches, complaint*, itch*, insomnia, tired*, fatigue, anxi*, panic, smok*, cigarettes, flushes, hair loss, wrinkle*, overweight, ailment*, cravings, snor*, sleep*`,

  /** What others than doctors offer. */
  remedy: `${INGESTED}
    acupunct*, homeopath*, homeopat*, osteopa*, chiropra*, reiki, bioreson*, magne*, *healing, healer*, hypno*, massage*, yoga, medit*, mindful*, adem*, breath*, *opstelling*, *reflex*, *therapie, -chemotherapie, -radiotherapie, -immunotherapie, -immuuntherapie, -hormoontherapie, -fysiotherapie, -psychotherapie, natuurgene*, ayurv*, edelste*, stilte, retraite, retreat, sauna, baden, levensstijl, lifestyle, trilling*, apparaat, aderlat*, stamcel*, hyperba*, magnets, crystal*, the gut, oorzaak weg*, root cause, zelfgenez*, ons programma, programme, program, protocol`,
  /** What of it is eaten, drunk or rubbed in. */
  ingested: INGESTED,
  /** What may be given by anybody. */
  offer: `therapie, therapieën, behandeling*, *behandeling, treatment*, therap*, methode*, method*, aanpak, approach, cursus, course, traject, sessie*, session*, zitting*, consult*, middel, middelen, middeltje, product*, mengsel, cream, crème, zalf, injecti*, pillen, pil, pills, tablet*, praktijk, kliniek, clinic, drankje, prik, massages`,
  /** Care that is proven to cure some of these illnesses, and what ends by itself. */
  regular: `
    antibioti*, chemo*, bestraling*, radiother*, immunother*, operatie*, operation, surgery, chirurg*, surgeon*, ziekenhuis, hospital, transplant*, stamceltransplantatie, oncolo*, medicijn*, medicatie, medic*, *remmers, vaccin*, *tabletten, tablets, arts, artsen, doctor*, huisarts, zalf, paracetamol, vanzelf, itself, themselves, grow out, groeien, leeftijd, groter, ouder worden, vroeg, early, gewichtsverlies, bevalling, litteken, verklaarde, gentherapie, gene therapy`,
} as const;
