/**
 * Medicines that in the Netherlands are dispensed on prescription only, by ATC group of the WHO: Dutch name, English
 * name where it differs, brand names that the public knows. Left out: what pharmacies also sell without a prescription
 * (paracetamol, ibuprofen, omeprazole, loperamide), and words of everyday language, such as "pil" and "insuline".
 */
const BY_GROUP: Record<string, string> = {
  'A02 stomach': 'pantoprazol/pantoprazole esomeprazol/esomeprazole lansoprazol/lansoprazole',
  'A03 nausea': 'metoclopramide domperidon/domperidone ondansetron',
  'A08 obesity': 'mysimba saxenda wegovy',
  'A10 diabetes':
    'metformine/metformin gliclazide glimepiride semaglutide liraglutide dulaglutide tirzepatide empagliflozine/empagliflozin dapagliflozine/dapagliflozin sitagliptine/sitagliptin ozempic rybelsus victoza trulicity mounjaro jardiance forxiga',
  'B01 blood thinners':
    'acenocoumarol fenprocoumon/phenprocoumon warfarine/warfarin apixaban rivaroxaban dabigatran edoxaban clopidogrel ticagrelor eliquis xarelto pradaxa lixiana plavix',
  'C01 heart': 'digoxine/digoxin amiodaron/amiodarone flecaïnide/flecainide',
  'C03 diuretics': 'furosemide bumetanide hydrochloorthiazide/hydrochlorothiazide spironolacton/spironolactone',
  'C07 beta blockers': 'metoprolol bisoprolol atenolol propranolol nebivolol carvedilol sotalol',
  'C08 calcium blockers': 'amlodipine nifedipine diltiazem verapamil lercanidipine',
  'C09 renin-angiotensin':
    'enalapril lisinopril perindopril ramipril losartan valsartan candesartan irbesartan telmisartan',
  'C10 lipids':
    'simvastatine/simvastatin atorvastatine/atorvastatin rosuvastatine/rosuvastatin pravastatine/pravastatin ezetimib/ezetimibe evolocumab alirocumab lipitor crestor',
  'D skin': 'isotretinoïne/isotretinoin tretinoïne/tretinoin roaccutane',
  'G03 hormones':
    'estradiol progesteron/progesterone testosteron/testosterone tibolon/tibolone drospirenon/drospirenone androgel utrogestan livial',
  'G04 urology':
    'sildenafil tadalafil vardenafil finasteride dutasteride tamsulosine/tamsulosin solifenacine/solifenacin viagra cialis levitra propecia',
  'H hormones':
    'prednison/prednisone prednisolon/prednisolone dexamethason/dexamethasone hydrocortison/hydrocortisone levothyroxine liothyronine thiamazol/thiamazole carbimazol/carbimazole thyrax euthyrox cytomel',
  'J antibiotics':
    'amoxicilline/amoxicillin doxycycline flucloxacilline/flucloxacillin azitromycine/azithromycin claritromycine/clarithromycin ciprofloxacine/ciprofloxacin nitrofurantoïne/nitrofurantoin fosfomycine/fosfomycin aciclovir valaciclovir oseltamivir ivermectine/ivermectin',
  'L cancer and immune':
    'methotrexaat/methotrexate azathioprine ciclosporine/ciclosporin tacrolimus mycofenolaat/mycophenolate adalimumab etanercept infliximab rituximab tocilizumab ustekinumab tamoxifen anastrozol/anastrozole letrozol/letrozole humira enbrel',
  'M joints':
    'colchicine allopurinol alendroninezuur/alendronate risedroninezuur/risedronate denosumab baclofen hydroxychloroquine botox botulinetoxine dysport azzalure vistabel prolia',
  'N02 pain':
    'tramadol morfine/morphine oxycodon/oxycodone fentanyl buprenorfine/buprenorphine sumatriptan rizatriptan erenumab oxycontin',
  'N03 epilepsy':
    'carbamazepine valproïnezuur/valproate lamotrigine levetiracetam gabapentine/gabapentin pregabaline/pregabalin topiramaat/topiramate lyrica',
  'N04 Parkinson': 'levodopa pramipexol/pramipexole ropinirol/ropinirole rasagiline madopar sinemet',
  'N05 sleep and psychosis':
    'diazepam oxazepam lorazepam temazepam alprazolam zolpidem zopiclon/zopiclone quetiapine olanzapine risperidon/risperidone aripiprazol/aripiprazole haloperidol lithium esketamine ketamine xanax seroquel spravato',
  'N06 mood and attention':
    'sertraline citalopram escitalopram fluoxetine paroxetine venlafaxine duloxetine mirtazapine amitriptyline nortriptyline bupropion methylfenidaat/methylphenidate dexamfetamine/dexamphetamine atomoxetine donepezil rivastigmine memantine ritalin concerta prozac seroxat zoloft wellbutrin',
  'N07 addiction': 'naltrexon/naltrexone acamprosaat/acamprosate disulfiram varenicline methadon/methadone champix',
  'R lungs':
    'salbutamol formoterol salmeterol budesonide fluticason/fluticasone beclometason/beclometasone tiotropium montelukast omalizumab dupilumab ventolin symbicort dupixent',
};

const NAMES: ReadonlySet<string> = new Set(Object.values(BY_GROUP).flatMap((names) => names.split(/[ /]/)));
const SHORTEST = Math.min(...[...NAMES].map(({ length }) => length));
const LONGEST = Math.max(...[...NAMES].map(({ length }) => length));
/** Spares most words the search for a name. */
const BEGINNINGS: ReadonlySet<string> = new Set([...NAMES].map((name) => name.slice(0, SHORTEST)));
/** Begins words of everyday language too, such as “concertagenda”. */
const ONLY_ALONE: ReadonlySet<string> = new Set(['concerta']);
/** Compounds that are about something else: a blood test, a lack, what does without, a battery. */
const SOMETHING_ELSE =
  /^-?(?:achtige?|(?:en?)?spiegels?|tekort\w*|waardes?|waarden|gehaltes?|test|tests|testen|metingen|meting|bepaling|niveaus?|bijwerking\w*|vrije?|loze?|loos|batterij\w*|accu\w*|ion|free|levels?|deficiency)(?![\p{L}])/u;

/** Whether a word names a prescription medicine, also with something attached: “Ozempic-spuit”, “botoxbehandeling”. */
export function namesPrescriptionMedicine(word: string): boolean {
  const plain = word.toLowerCase().replaceAll('\u00ad', '');
  for (let from = 0; from >= 0; from = nextPart(plain, from))
    if (startsWithName(plain.slice(from, from + 80))) return true;
  return false;
}

/** Where the next part of a hyphenated word begins; -1 after the last. */
const nextPart = (word: string, from: number) => word.indexOf('-', from) + 1 || -1;

function startsWithName(part: string): boolean {
  if (!BEGINNINGS.has(part.slice(0, SHORTEST))) return false;
  // The longest name: “testosterone”, not “testosteron”.
  for (let length = Math.min(LONGEST, part.length); length >= SHORTEST; length -= 1) {
    const name = part.slice(0, length);
    if (!NAMES.has(name)) continue;
    const rest = part.slice(length);
    const isAlone = rest === '' || rest.startsWith('-');
    return (isAlone || !ONLY_ALONE.has(name)) && !SOMETHING_ELSE.test(rest);
  }
  return false;
}
