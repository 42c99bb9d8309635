import { byEar, type Word } from '../grammar/words.ts';

/**
 * Medicines that in the Netherlands are dispensed on prescription only, by ATC group of the WHO: substances without the
 * last letter in which Dutch and English differ, and brand names that the public knows; what {@link STEMS} finds is not
 * repeated. Left out: what pharmacies also sell without a prescription (paracetamol, ibuprofen, omeprazole, loperamide),
 * and words of everyday language, such as "pil" and "insuline".
 */
const BY_GROUP: Record<string, string> = {
  'A02 stomach': 'pantoprazol esomeprazol lansoprazol',
  'A03 nausea': 'metoclopramid ondansetron',
  'A08 obesity': 'mysimba saxenda wegovy orlistat',
  'A10 diabetes':
    'metformin gliclazid glimepirid tirzepatid ozempic rybelsus victoza trulicity mounjaro jardianc forxiga glibenclamid tolbutamid lantus novorapid humalog toujeo',
  'B01 blood thinners':
    'acenocoumarol fenprocoumon warfarin dabigatran clopidogrel ticagrelor eliquis xarelto pradaxa lixiana plavix',
  'C01 heart': 'digoxin amiodaron flecainid',
  'C03 diuretics': 'furosemid bumetanid hydrochlorothiazid hydrochloorthiazid spironolacton',
  'C07 beta blockers': 'carvedilol sotalol',
  'C08 calcium blockers': 'amlodipin nifedipin diltiazem verapamil lercanidipin',
  'C09 renin-angiotensin': 'losartan',
  'C10 lipids': 'ezetimib lipitor crestor',
  'D skin': 'isotretinoin tretinoin roaccutan',
  'G03 hormones': 'estradiol tibolon drospirenon androgel utrogestan livial',
  'G04 urology':
    'sildenafil tadalafil vardenafil finasterid dutasterid tamsulosin solifenacin viagra cialis levitra propecia kamagra',
  'H hormones':
    'prednison prednisolon dexamethason hydrocortison levothyroxin liothyronin thiamazol carbimazol thyrax euthyrox cytomel',
  'J antibiotics': 'nitrofurantoin oseltamivir ivermectin',
  'L cancer and immune':
    'methotrexat azathioprin ciclosporin tacrolimus mycophenolat etanercept tamoxifen anastrozol letrozol humira enbrel imuran remicade capecitabin imatinib',
  'M joints':
    'colchicin allopurinol alendroninezuur risedroninezuur baclofen hydroxychloroquin botox botulinetoxin dysport azzalur vistabel prolia xeomin bocouture botulin',
  'N02 pain': 'tramadol morfin oxycodon fentanyl buprenorfin oxycontin',
  'N03 epilepsy':
    'carbamazepin valproat valproinezuur lamotrigin levetiracetam gabapentin pregabalin topiramat lyrica depakine tegretol keppra',
  'N04 Parkinson': 'levodopa pramipexol ropinirol rasagilin madopar sinemet',
  'N05 sleep and psychosis':
    'diazepam oxazepam zolpidem zopiclon aripiprazol haloperidol lithium esketamin ketamin xanax seroquel spravato zyprexa leponex',
  'N06 mood and attention':
    'sertralin venlafaxin bupropion methylphenidat dexamfetamin donepezil rivastigmin memantin ritalin concerta prozac seroxat zoloft wellbutrin',
  'N07 addiction': 'naltrexon acamprosat disulfiram vareniclin methadon champix',
  'R lungs':
    'salbutamol formoterol salmeterol budesonid fluticason beclometason tiotropium montelukast ventolin symbicort dupixent',
};

/** The endings that the WHO gives to substances of one class. */
const STEMS =
  /^[a-z]{3,}(?:pril|sartan|olol|statin|azepam|zolam|oxetin|pram|cillin|cyclin|mycin|floxacin|gliptin|gliflozin|glutid|xaban|mab|clovir|triptan|tylin|apin|idon|dronat|steron)e?(?:[- ]?(?:spuit|pen|kuur|pil|tablet|behandeling|gebruik)\w*)?$/;
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
const ONLY_ALONE: ReadonlySet<string> = new Set(['concerta', 'lyrica', 'cialis', 'keppra']);
const NAMES: ReadonlySet<string> = new Set(Object.values(BY_GROUP).flatMap((names) => names.split(' ')));
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

function isName(word: string): boolean {
  return (
    startsWithName(word, NAMES) ||
    (STEMS.test(word) && !NO_SUBSTANCE.has(word)) ||
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
