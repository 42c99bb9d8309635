import { type Claim, phrase } from '../claim.ts';

const SIDE_EFFECTS = 'bijwerking(?:en)?';
const ANY =
  '(?:(?:enige|enkele?|ook|maar|één|een|nare|vervelende|lastige|schadelijke|bekende|merkbare|noemenswaardige) ){0,3}';
/** “Geen naalden, geen pijn, …”: what else is absent. */
const ABSENT = '(?:(?:geen|zonder) [\\p{L}-]{1,30}(?:, ?| en |,? maar )){0,4}';
const REPORTED = '(?:gemeld|gezien|gevonden|vastgesteld|waargenomen|gerapporteerd|opgetreden)';
const RISK = "risico(?:[’']s)?(?! op (?!bijwerking|complicatie))";
const PEOPLE = '(?:ik|(?<!onze )(?:mensen|deelnemers|patiënten|proefpersonen|gebruikers|vrouwen|mannen|kinderen))';

/** What to do without side effects is advice; what a study found is a report. */
const CONDITIONS = [
  '(?:als|indien|wanneer|zolang) (?:u|je|iemand)',
  '(?:als|indien|wanneer|zolang|weten of|vraag of|kijken of|kijkt of)(?: \\p{L}{1,20}){0,4} geen',
  '^(?:heeft|hebt|heb|merkt|merk|krijgt|krijg|had|loopt|loop|ervaart|ervaar) (?:u|je|iemand)',
  '^(?:zijn|waren|is) er',
  `${PEOPLE} (?:heb|hebben|had|hadden|merk|merken|krijg|krijgen|kreeg|kregen|ervaren)`,
  `(?:hebben|hadden|merken|krijgen|kregen|ervaren) ${PEOPLE}`,
  '(?:onderzoek|onderzoekers|studie|studies) (?:vond|vonden|zag|zagen|meldde|meldden)',
  '(?:in|tijdens) (?:[\\p{L}-]{1,20} ){0,3}(?:\\p{L}{0,20}onderzoek(?:en)?|\\p{L}{0,20}studies?)',
];

/** Side effects, risks and safety. */
export const SAFETY_CLAIMS: readonly Claim[] = [
  {
    ground: 'sideEffects',
    severity: 'danger',
    about: /bijwerking|risico/i,
    pattern: phrase(
      `${ABSENT}(?:zonder|nul|0) ${ANY}${SIDE_EFFECTS}`,
      'bijwerkings?(?:en)?[- ]?vrije?',
      `${SIDE_EFFECTS} ?[:?–-] ?(?:geen|nul|0)(?! \\p{L})`,
      `${SIDE_EFFECTS} (?:zijn er|heeft|hebben|kent|kennen|geeft|geven|krijgt|merkt)(?: [\\p{L}-]{1,20}){0,3} (?<!nog )niet(?=\\s*(?:[.!,;]|$))`,
      `${ABSENT}(?:zonder|nul) ${RISK}`,
      `^${ABSENT}geen ${RISK}`,
      'risico-?(?:loos|loze|vrij|vrije)',
    ),
    unless: phrase(...CONDITIONS),
  },
  {
    ground: 'sideEffects',
    severity: 'danger',
    about: /bijwerking/i,
    pattern: phrase(`${ABSENT}geen ${ANY}${SIDE_EFFECTS}(?! ${REPORTED})`),
    // “Meestal geen bijwerkingen” is how doctors say it.
    unless: phrase(...CONDITIONS, '(?:meestal|vaak|soms|sommigen?|de meeste|lang niet|bijna)'),
  },
  {
    ground: 'sideEffects',
    severity: 'warning',
    about: /bijwerking|risico/i,
    pattern: phrase(
      `geen ${ANY}${SIDE_EFFECTS} ${REPORTED}`,
      // Of an ultrasound it is true.
      `(?:er (?:is|zijn)|heeft|hebben|kent|kennen|geeft|geven|(?:u|je) loopt|loopt (?:u|je)) (?:[\\p{L}-]{1,20} )?geen ${RISK}(?![’'\\p{L}]* bekend)`,
    ),
    unless: phrase(...CONDITIONS),
  },
  {
    ground: 'safety',
    severity: 'danger',
    about: /altijd/i,
    pattern: phrase(
      // Not “altijd veilig oversteken”.
      'altijd (?:veilig|onschadelijk|ongevaarlijk|onschuldig)(?! (?!voor |en |te (?:gebruiken|combineren)))',
    ),
  },
];
