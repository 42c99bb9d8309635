import { type Claim, phrase } from '../claim.ts';
import { CHRONIC, COMPLAINT, HEALING_BODY, ILLNESS, OFFER } from './words.ts';

const FOREVER =
  '(?:voorgoed|definitief|blijvend|permanent|voor altijd|voor eens en (?:voor )?altijd|voor de rest van (?:uw|je) leven|gegarandeerd|100 ?%)';
const GONE = '(?:verdwijnt|verdwijnen|verdwenen|weg|over|voorbij|verleden tijd)';
const QUICKLY =
  '(?:(?:zelf|snel|voorgoed|definitief|volledig|helemaal|natuurlijk|op natuurlijke wijze|echt|eenvoudig) )?';

export const CURE_CLAIMS: readonly Claim[] = [
  {
    ground: 'cure',
    severity: 'danger',
    about: /gene[ez]|genas/i,
    pattern: phrase(
      '(?:(?:wij|we) (?:kunnen|zullen|gaan)|(?:kunnen|zullen|gaan) (?:wij|we))~genezen',
      `(?:onze|deze|dit|de|het|een) (?:[\\p{L}-]{1,30} )?(?:[\\p{L}-]{1,20})?${OFFER}~(?:geneest|genezen|genas)`,
      `(?:geneest|genezen) (?:onze|deze|dit|het) (?:[\\p{L}-]{1,20})?${OFFER}`,
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
    ),
    unless: HEALING_BODY,
  },
  {
    ground: 'cure',
    severity: 'danger',
    about: /voorgoed|definitief|blijvend|permanent|altijd|de rest van|gegarandeerd|100|volledige/i,
    pattern: phrase(
      `${COMPLAINT}~(?:${FOREVER}~?${GONE}|(?:verdwijnt|verdwijnen|gaat weg|gaan weg|gaat over|gaan over)~?${FOREVER})`,
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
    about: /van|uit/i,
    pattern: phrase(`(?:van|uit) (?:uw|je|al uw) ${COMPLAINT} (?:af|verlost|bevrijd)`),
  },
];
