import { type Claim, phrase } from '../claim.ts';
import { CHRONIC, COMPLAINT, HEALING_BODY, ILLNESS, OFFER } from './words.ts';

const FOREVER =
  '(?:voorgoed|definitief|blijvend|permanent|voor altijd|voor eens en (?:voor )?altijd|voor de rest van (?:uw|je) leven|gegarandeerd|100 ?%)';
const GONE = '(?:verdwijnt|verdwijnen|verdwenen|weg|over|voorbij|verleden tijd)';
const QUICKLY =
  '(?:(?:zelf|snel|voorgoed|definitief|volledig|helemaal|natuurlijk|op natuurlijke wijze|echt|eenvoudig) )?';
const YOU_CAN = '(?:(?:kunt|kun|kan|zult|zal) (?:u|je|iedereen)|(?:u|je|iedereen) (?:kunt|kan|zult|zal))';

export const CURE_CLAIMS: readonly Claim[] = [
  {
    ground: 'cure',
    severity: 'danger',
    about: /gene[ez]|genas|verdwijn/i,
    pattern: phrase(
      '(?:wij|we) (?:genezen|geneest)',
      '(?:(?:wij|we) (?:kunnen|zullen|gaan)|(?:kunnen|zullen|gaan) (?:wij|we))~genezen',
      `(?:onze|deze|dit|de|het|een) (?:[\\p{L}-]{1,30} )?(?:[\\p{L}-]{1,20})?${OFFER}~(?:geneest|genezen|genas)`,
      `(?:geneest|genezen) (?:onze|deze|dit|het) (?:[\\p{L}-]{1,20})?${OFFER}`,
      `${OFFER} (?:(?:dat|die|kan|kunnen|zal|zullen) (?:uw |je |alle )?${ILLNESS} (?:geneest|genezen|laat verdwijnen)|genezen (?:uw |je |alle )?${ILLNESS})`,
      `(?:geneest|genees) (?:nu |zelf )?(?:uw |je |de |het |alle |elke )?(?:eigen )?${ILLNESS}`,
      `genees (?:nu |zelf )?(?:uw|je|al uw|al je) (?:eigen )?${COMPLAINT}`,
      `${YOU_CAN} (?:zelf )?(?:uw |je )?(?:eigen )?${ILLNESS} ${QUICKLY}genezen`,
      `(?:uw|je) ${ILLNESS} ${QUICKLY}genezen (?:met|door|via|dankzij|zonder)`,
      `(?:laat|laten|doet|doen) (?:uw |je |alle )?${ILLNESS} ${QUICKLY}verdwijnen`,
      `(?:remedie|geneesmiddel|middel|oplossing) die ${ILLNESS} (?:doet|laat) verdwijnen`,
    ),
    unless: HEALING_BODY,
  },
  {
    ground: 'cure',
    severity: 'danger',
    // The infinitive, as in a title. After these words it is a participle, or says who recovers.
    about: /gene[ez]/i,
    pattern: phrase(
      `(?<!(?:met|van|aan|bij|na|tegen|de|het|een|uw|je|zijn|haar|is|was|te|soorten|vormen) )${ILLNESS} ${QUICKLY}genezen(?! (?:is|zijn|was|waren|ben|bent|verklaard))`,
      `${CHRONIC} (?:is|zijn|blijkt|blijken) (?:(?:goed|wel|toch|gewoon|ook|volledig) ){0,2}(?:te genezen|geneesbaar)`,
      `${CHRONIC} (?:kunt|kun|kan) (?:u|je|men)~genezen`,
    ),
    unless: HEALING_BODY,
  },
  {
    ground: 'cure',
    severity: 'danger',
    about:
      /voorgoed|definitief|blijvend|permanent|(?:voor|en) altijd|de rest van|gegarandeerd|100|(?:volledig|helemaal)e? (?:gene|klacht|pijn)/i,
    pattern: phrase(
      `${FOREVER}~(?:genezen|genezing|verlost|klachtenvrij|pijnvrij|${COMPLAINT} (?:af|kwijt|weg)|(?:verdwijnt|verdwijnen) (?:uw |je |al uw )?${COMPLAINT})`,
      `${COMPLAINT}~(?:${FOREVER}~?${GONE}|(?:verdwijnt|verdwijnen|gaat weg|gaan weg|gaat over|gaan over)~?${FOREVER})`,
      `(?:verdwijnt|verdwijnen) (?:uw |je |al uw |de )?${COMPLAINT}~?${FOREVER}`,
      `(?:genezen|geneest|verlost|bevrijd)~?${FOREVER}`,
      `(?:u|je) (?:wordt|raakt|bent|word|ben)~(?:volledig|helemaal|definitief|voorgoed) (?:genezen|klachtenvrij|pijnvrij)`,
      '(?:streven naar|leidt tot|leiden tot|zorgt voor|zorgen voor|belooft|beloven) (?:uw |een )?volledige genezing',
    ),
    unless: HEALING_BODY,
  },
  {
    ground: 'cure',
    severity: 'danger',
    about: /nooit meer/i,
    pattern: phrase(`nooit meer (?:last van )?(?:uw |je |die )?(?:[\\p{L}-]{1,20} )?${COMPLAINT}`),
    unless: phrase('(?:als|indien|wanneer|hoopt|hopen|wil|wilt|willen|meestal|vaak|soms|sommigen?|de meeste|een deel)'),
  },
  {
    ground: 'cure',
    severity: 'warning',
    about:
      /diabetes|suikerziekte|dankzij|verlos|bevrijd|genez|helpen|helpt| (?:af|gedag|vaarwel|ziens) |af$|af[.,!;]|vaarwel|gedag|tot ziens|afscheid/i,
    pattern: phrase(
      '(?:diabetes|suikerziekte)(?: type 2)?~(?:omkeren|omgekeerd)',
      'keer (?:uw |je )?(?:diabetes|suikerziekte)',
      'dankzij~(?:genezen|klachtenvrij|pijnvrij)',
      `(?:verlossen|bevrijden|verlost|bevrijdt|genezen|helpen|helpt) (?:u|je) (?:van|uit) (?:uw|je|al uw) ${COMPLAINT}`,
      `(?:van|uit) (?:uw|je|al uw) ${COMPLAINT} (?:af|verlost|bevrijd)`,
      `(?:zeg|zegt) (?:vaarwel|gedag|tot ziens) (?:tegen|aan) (?:uw |je )?${COMPLAINT}`,
      `(?:afscheid|verlost) van (?:uw|je) ${COMPLAINT}`,
      `(?<!kans op )genezing van (?:uw |je )?${CHRONIC}`,
    ),
  },
];
