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
    pattern: phrase('(?:(?:wij|we) (?:kunnen|zullen|gaan)|(?:kunnen|zullen|gaan) (?:wij|we))~genezen'),
    unless: HEALING_BODY,
  },
  {
    ground: 'cure',
    severity: 'danger',
    // The infinitive, as in a title. After these words it is a participle, or says who recovers.
    about: /gene[ez]/i,
    pattern: phrase(`${CHRONIC} (?:is|zijn|blijkt|blijken) (?:(?:goed|wel|toch|gewoon|ook|volledig) ){0,2}(?:te genezen|geneesbaar)`),
    unless: HEALING_BODY,
  },
  {
    ground: 'cure',
    severity: 'danger',
    about:
      /voorgoed|definitief|blijvend|permanent|(?:voor|en) altijd|de rest van|gegarandeerd|100|(?:volledig|helemaal)e? (?:gene|klacht|pijn)/i,
    pattern: phrase(`${COMPLAINT}~(?:${FOREVER}~?${GONE}|(?:verdwijnt|verdwijnen|gaat weg|gaan weg|gaat over|gaan over)~?${FOREVER})`, '(?:streven naar|leidt tot|leiden tot|zorgt voor|zorgen voor|belooft|beloven) (?:uw |een )?volledige genezing'),
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
    pattern: phrase(`(?:van|uit) (?:uw|je|al uw) ${COMPLAINT} (?:af|verlost|bevrijd)`),
  },
];
