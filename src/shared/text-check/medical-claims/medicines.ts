import { byEar, type Word } from '../grammar/words.ts';

/**
 * Medicines that in the Netherlands are dispensed on prescription only, by ATC group of the WHO: substances without the
 * last letter in which Dutch and English differ, and brand names that the public knows; what {@link STEMS} finds is not
 * repeated. Left out: what pharmacies also sell without a prescription (paracetamol, ibuprofen, omeprazole, loperamide),
 * and words of everyday language, such as "pil" and "insuline".
 */
const BY_GROUP: readonly string[] = [
  // A02 stomach
  'pantozol nexium losec',
  // A03 nausea
  'metoclopramid primperan',
  // A07 bowels
  'mesalazin pentasa sulfasalazin salazopyrin',
  // A08 obesity
  'contrave mysimba xenical saxenda wegovy wegovi wegowy orlistat zepbound qsymia fentermin byetta exenatid lixisenatid',
  // A10 diabetes
  'janumet synjardy invokana apidra abasaglar ryzodeg humulin insulatard repaglinid acarbos metformin glucophage gliclazid diamicron glimepirid amaryl tirzepatid ozempic rybelsus victoza trulicity mounjaro januvia jardianc forxiga glibenclamid tolbutamid lantus levemir tresiba novorapid actrapid humalog toujeo',
  // B01 blood thinners
  'tranexaminezuur epoetin efient innohep fragmin clexane acenocoumarol sintrom fenprocoumon marcoumar warfarin dabigatran clopidogrel prasugrel ticagrelor brilique dipyridamol eliquis xarelto pradaxa lixiana plavix carbasalaat',
  // C01 heart
  'ivabradin procoralan ranolazin digoxin lanoxin amiodaron cordaron flecainid tambocor nitroglycerin isosorbid',
  // C03 diuretics
  'lasix bumetanid hydrochlorothiazid hydrochloorthiazid indapamid spironolacton eplerenon',
  // C07 beta blockers
  'inderal tenormin carvedilol sotalol selokeen emcor',
  // C08 calcium blockers
  'diltiazem verapamil norvasc adalat',
  // C09 renin-angiotensin
  'aprovel micardis olmetec atacand hyzaar tritace cozaar diovan coversyl zestril renitec entresto',
  // C10 lipids
  'repatha praluent inegy ezetrol ezetimib lipitor crestor zocor gemfibrozil fenofibra',
  // D skin
  'skinoren efudix fluorouracil protopic elidel calcipotriol daivobet clobetasol triamcinolon kenacort betamethason vaniqa isotretinoin tretinoin roaccutan',
  // G03 hormones
  'misoprostol cytotec mifepriston cyproteron testogel tostran nebido duphaston femoston progynova oestrogel clomid clomifen evorel estradiol tibolon drospirenon androgel utrogestan livial levonorgestrel',
  // G04 urology
  'priligy omnic avodart vesicare betmiga sildenafil tadalafil vardenafil finasterid dutasterid tamsulosin alfuzosin solifenacin mirabegron desmopressin viagra cialis levitra propecia kamagra avanafil spedra caverject',
  // H hormones
  'groeihormoon genotropin norditropin somatropin nandrolon prednison prednisolon dexamethason hydrocortison cortison levothyrox liothyronin thyroxin thiamazol strumazol carbimazol propylthiouracil thyrax euthyrox cytomel',
  // J antibiotics and viruses
  'ciproxin flagyl tamiflu paxlovid zovirax valtrex stromectol nitrofurantoin metronidazol trimethoprim cotrimoxazol augmentin efavirenz emtricitabin sofosbuvir oseltamivir ivermectin tenofovir biktarvy truvada',
  // L cancer and immune
  'simponi cimzia orencia xeljanz olumiant kesimpta aubagio mavenclad zeposia avastin ibrance lenalidomid revlimid thalidomid opdivo tecentriq casodex decapeptyl entyvio skyrizi tremfya taltz otezla methotrexa azathioprin mercaptopurin leflunomid arava ciclosporin tacrolimus prograft mycofenol cellcept etanercept abatacept tamoxifen nolvadex anastrozol arimidex letrozol femara exemesta bicalutamid abirateron enzalutamid zoladex lucrin humira enbrel stelara cosentyx rinvoq imuran remicade capecitabin glivec herceptin keytruda fingolimod gilenya copaxone glatirameer interferon avonex tysabri ocrevus tecfidera',
  // M joints
  'celecoxib etoricoxib arcoxia meloxicam zyloric fosavance evista colchicin allopurinol febuxostat baclofen tizanidin hydroxychloroquin plaquenil fosamax actonel zometa botox dysport azzalur vistabel prolia xeomin bocouture botulin letybo alluzience relfydess',
  // N02 pain
  'palexia targinact temgesic maxalt zomig relpax ajovy emgality tramadol morfin oxycodon fentanyl durogesic buprenorfin oxycontin oxynorm tapentadol codein imigran aimovig',
  // N03 epilepsy
  'fenobarbital vigabatrin rufinamid vimpat lacosamid briviact brivaracetam zonisamid perampanel fycompa clobazam frisium ethosuximid carbamazepin oxcarbazepin valproat valproinezuur lamotrigin lamictal levetiracetam gabapentin neurontin pregabalin topiramat topamax phenytoin lyrica depakin tegretol keppra rivotril',
  // N04 Parkinson
  'stalevo neupro rotigotin amantadin pramipexol ropinirol sinemet madopar azilect',
  // N05 sleep and psychosis
  'dormicum rohypnol circadin imovan dalmadorm invega cariprazin latuda dipiperon cisordinol zolpidem zopiclon stilnoct abilify haloperidol haldol amisulprid sulpirid pipamperon lithium priadel camcolit ambien promethazin phenergan hydroxyzin atarax esketamin ketamin xanax valium seresta temesta normison seroquel spravato zyprexa risperdal leponex penfluridol',
  // N06 mood and attention
  'brintellix trintellix edronax anafranil tryptizol intuniv guanfacin equasym sertralin venlafaxin efexor cymbalta remeron cipramil lexapro trazodon fluvoxamin clomipramin imipramin bupropion methylfenidat dexamfetamin lisdexamfetamin elvanse rilatin vyvanse strattera adderall medikinet modafinil donepezil rivastigmin exelon galantamin memantin ebixa quviviq daridorexant ritalin concerta prozac seroxat paxil zoloft wellbutrin',
  // N07 addiction
  'naltrexon acamprosat disulfiram antabus vareniclin methadon suboxone champix',
  // R lungs
  'trelegy trimbow relvar anoro ultibro bricanyl atrovent berodual nucala fasenra salbutamol budesonid fluticason beclometason tiotropium ipratropium spiriva montelukast singulair ventolin airomir symbicort seretide foster flixotid pulmicort dupixent xolair',
];

/** The endings that the WHO gives to substances of one class. */
const STEMS =
  /^[a-z]{2,}(?:pril|sartan|olol|dipin|statin|azepam|zolam|oxetin|pram|cillin|cyclin|mycin|micin|floxacin|conazol|gliptin|gliflozin|glitazon|glutid|xaban|parin|mab|tinib|ciclib|platin|taxel|rubicin|relin|gravir|clovir|triptan|tylin|apin|idon|dronat|dronine?zuur|steron|setron|(?:m|b|c)(?:e|o|u)terol|giline?|dopa|prazol|semid)e?(?:[- ]?(?:spuit|pen|kuur|pil|tablet|behandeling|gebruik|gel|spray|neusspray|pleister|injecti|metje|[lnr]?etje|tje|prik|bon)\w*)?$/;
/** Everyday words with such an ending. */
const NO_SUBSTANCE: ReadonlySet<string> = new Set([
  'april',
  'program',
  'telegram',
  'diagram',
  'poseidon',
  'toverdrank',
]);

/** Begins words of everyday language too, such as “concertagenda”. */
const ONLY_ALONE: ReadonlySet<string> = new Set([
  'concerta',
  'lyrica',
  'cialis',
  'keppra',
  'foster',
  'emcor',
  'arava',
  'abilify',
  'invega',
]);
const NAMES: ReadonlySet<string> = new Set(BY_GROUP.flatMap((names) => names.split(' ')));
const BY_EAR: ReadonlySet<string> = new Set(
  [...NAMES].filter((name) => name.length > 5 && !ONLY_ALONE.has(name)).map(byEar),
);
const SHORTEST = Math.min(...[...NAMES, ...BY_EAR].map(({ length }) => length));
const LONGEST = Math.max(...[...NAMES].map(({ length }) => length));
/** Spares most words the search for a name. */
const BEGINNINGS: ReadonlySet<string> = new Set([...NAMES, ...BY_EAR].map((name) => name.slice(0, SHORTEST)));
/** Compounds that are about something else: a blood test, a lack, what does without, a battery. */
const SOMETHING_ELSE =
  /^e?-?(?:achtige?|(?:en?)?spiegels?|tekort\w*|waardes?|waarden|gehaltes?|test|tests|testen|metingen|meting|bepaling|niveaus?|bijwerking\w*|vrije?|loze?|loos|batterij\w*|accu\w*|ion\w*|free|levels?|leveltest|deficiency)$/;

/** Whether a word in plain spelling names a prescription medicine, also in a compound: “afslankozempic”, “botoxbehandeling”. */
export const namesPrescriptionMedicine = ({ plain, parts = [] }: Word): boolean =>
  isName(plain.slice(0, MOST_LETTERS)) ||
  ONLY_ALONE.has(parts[0] ?? '') ||
  parts.slice(1).some((part) => isName(part.slice(0, MOST_LETTERS)));

const DOUBLED = /([a-z])\1/;

function isName(word: string): boolean {
  return (
    startsWithName(word, NAMES) ||
    (STEMS.test(word) && !NO_SUBSTANCE.has(word)) ||
    // “Semagluttide”
    (DOUBLED.test(word) && STEMS.test(word.replace(DOUBLED, '$1'))) ||
    (word.length > 6 && startsWithName(byEar(word), BY_EAR))
  );
}

const MOST_LETTERS = 80;

function startsWithName(word: string, names: ReadonlySet<string>): boolean {
  if (!BEGINNINGS.has(word.slice(0, SHORTEST))) return false;
  // The longest name: “testosterone”, not “testosteron”.
  for (let length = Math.min(LONGEST, word.length); length >= SHORTEST; length -= 1) {
    const name = word.slice(0, length);
    if (!names.has(name)) continue;
    const rest = word.slice(length);
    return (rest === '' || !ONLY_ALONE.has(name)) && !SOMETHING_ELSE.test(rest);
  }
  return false;
}
