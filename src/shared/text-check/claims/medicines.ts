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

/** In lower case. */
export const PRESCRIPTION_MEDICINES: ReadonlySet<string> = new Set(
  Object.values(BY_GROUP).flatMap((names) => names.split(/[ /]/)),
);
