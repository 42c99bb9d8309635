import type { Language } from '../document/document.ts';
import type { Clause, SentenceReading } from '../grammar/reading.ts';
import { phrase } from './claim.ts';
import { namesPrescriptionMedicine } from './medicines.ts';

/** Bounded, so that digits and commas without end take linear time. */
const PRICE =
  '(?:(?:[€£$]|eur|euro) ?\\d[\\d.,-]{0,12}|\\d[\\d.,]{0,12}(?:,-)? ?(?:euros?|eur|pounds|dollars)|\\d{1,6},-)';
const WEIGHT_NL = "(?:kilo[’']?s|kilo|gewicht|overgewicht|rimpels?|lijntjes|fronsrimpels?|voorhoofd)";

/** Words of advertising, anywhere in the sentence. */
const PROMOTION: Record<Language, RegExp> = {
  nl: phrase(
    '(?:bestel|bestelt|bestellen|koop|kopen|aanbieding(?:en)?|korting(?:en|scode)?|actieprijs|actieprijzen|voordelig|nu verkrijgbaar|nu ook bij ons)',
    '(?:verkrijgbaar|leverbaar|in te kopen) bij (?:ons|onze kliniek)',
    '(?:bij ons|in onze kliniek|wij|we)(?: [\\p{L}-]{1,20}){0,2} (?:bieden|aanbieden|verkopen|leveren|kunt u|kun je|krijgt u|krijg je)',
    `(?:voor|vanaf|v\\.a\\.|slechts|maar|nu|tegen)(?: slechts| maar)? ?${PRICE}`,
    `${PRICE} (?:korting|voordeel)`,
    '\\d{1,3} ?% (?:korting|voordeel)',
    '(?:boek|maak|plan) (?:nu|vandaag|direct|meteen|snel|online)',
    '(?:vraag|informeer|probeer|ontdek|ervaar) (?:nu|vandaag|zelf|gratis)',
    'gratis (?:intake|consult|advies|proef\\p{L}{0,20})',
    '(?:afvallen|afslanken|rimpels? weg|jonger uitzien)(?: [\\p{L}-]{1,20}){0,2} (?:met|dankzij|door)',
    '(?:het beste|het nieuwste|hét|populairste|de nieuwste) (?:middel|medicijn|geneesmiddel|afslankmiddel|injectie)',
  ),
  en: phrase(
    '(?:order|orders|buy|discounts?|special offer|on sale|now available|available (?:here|from us|at our clinic))',
    '(?:we|our clinic)(?: [\\p{L}-]{1,20}){0,2} (?:offer|offers|sell|sells|supply|supplies|provide|provides)',
    `(?:for|from|only|just|now)(?: only| just)? ?${PRICE}`,
    `${PRICE} (?:off|discount)`,
    '\\d{1,3} ?% (?:off|discount)',
    '(?:book|plan|start) (?:[\\p{L}-]{1,25} ){0,2}(?:now|today|online)',
    '(?:ask for|try|discover|experience) (?:it )?(?:now|today|yourself|for free)',
    'free (?:intake|consultation|trial)',
    '(?:lose weight|slim|look younger)(?: [\\p{L}-]{1,20}){0,2} (?:with|thanks to)',
    'the (?:best|newest|latest) (?:medicine|drug|injection)',
  ),
};

const ARTICLES_NL = '(?: (?:een|de|het|uw|je|onze|ons|eigen|eerste|nieuwe|originele|echte)){0,3}';
const ARTICLES_EN = '(?: (?:a|an|the|your|our|own|first|new|original|real)){0,3}';

/**
 * Invites to the medicine whose name follows at once. Anything in between makes it advice: “Vraag naar de bijwerkingen
 * van prednison”.
 */
const INVITATION: Record<Language, RegExp> = {
  nl: invitation(ARTICLES_NL, [
    'vraag(?: (?:ons|bij ons|gerust|(?:uw|je) (?:huis)?arts))? (?:naar|om)',
    '(?:start|begin)(?: (?:nog|bij ons)){0,2} (?:nu|vandaag|direct|meteen|snel|morgen|deze week)(?: nog)? met',
    '(?:kom|kom langs|kom naar ons|kom bij ons langs|kom vrijblijvend langs|bij ons terecht|het juiste adres) voor',
    '(?:kies|ga)(?: (?:ook|nu|vandaag|gerust|bewust|dan)){0,2} voor',
    `val (?:[\\p{L}]{1,15} ){0,3}af (?:met|dankzij|door)`,
    `(?:verlies|verlies uw|verlies je) (?:[\\p{L}\\d-]{1,15} )?${WEIGHT_NL} (?:met|dankzij|door)`,
    `(?:slank|slanker|strak|jonger|jeugdig)(?: worden| eruitzien)? (?:met|dankzij|door)`,
    `(?:wij|we) behandelen (?:u|je|(?:uw|je) ${WEIGHT_NL}) met`,
    '(?:wij|we) (?:werken met|spuiten|injecteren)',
    '(?:boek|reserveer|claim|ontdek|ervaar)',
    'afspraak voor',
    '(?:interesse in|benieuwd naar|op zoek naar|(?:meld|schrijf) (?:u|je) (?:nu |vandaag )?(?:aan|in) voor)',
    '(?:onze|ons)',
  ]),
  en: invitation(ARTICLES_EN, [
    '(?:ask|ask us|ask your doctor) (?:for|about)',
    '(?:start|begin) (?:now|today|this week) (?:with|on)',
    '(?:come|come in|come to us|visit us|drop by|drop in) for',
    '(?<!\\p{L} )(?:choose|opt for|go for|discover|experience|get)',
    '(?:lose|losing) (?:[\\p{L}\\d-]{1,15} ){0,3}(?:with|thanks to)',
    '(?:slimmer|slim|younger) (?:with|thanks to)',
    'we treat (?:you|your (?:wrinkles|weight|forehead)) with',
    'we (?:work with|inject)',
    '(?:book|reserve|claim)',
    '(?:appointment for|interested in|looking for|sign up for)',
    'our',
  ]),
};

/** The price behind a name, as in a list of prices. */
const PRICE_BEHIND = new RegExp(`^ ?[:–—|(-]{0,2} ?${PRICE}`, 'iu');

/** Matches the end of the words before a name. */
function invitation(articles: string, words: readonly string[]): RegExp {
  const letters = (source: string) => source.replaceAll('\\p{L}', '[a-zà-ÿ]').replaceAll('[[a-zà-ÿ]', '[a-zà-ÿ');
  return new RegExp(letters(`(?<![\\p{L}\\d])(?:${words.join('|')})${articles} (?:[\\p{L}-]{1,12}-)?$`), 'i');
}

/** Ordering what a doctor prescribed is no advertisement. */
const REPEAT: Record<Language, RegExp> = {
  nl: phrase('(?:herhaalrecept(?:en)?|herhaalmedicatie|apotheek|apotheker|vergoed|vergoedt|vergoeding)'),
  en: phrase('(?:repeat prescriptions?|pharmacy|pharmacist|reimbursed)'),
};

const LANGUAGES: readonly Language[] = ['nl', 'en'];
/** What stands beside a name is read no further, so that a sentence of names takes linear time. */
const BESIDE = 80;

/** Prescription medicines named in a sentence that advertises, by their names. */
export function promotedMedicines({ text: own, clauses, has }: SentenceReading, answer = '') {
  if (!has('medicine')) return [];
  const names = clauses.flatMap((clause) =>
    clause.words.filter(namesPrescriptionMedicine).map((word) => ({ ...word, clause })),
  );
  if (names.length === 0 || has('untrue', 'warns', 'reports')) return [];
  // “Tramadol nodig? Bij ons te bestellen.”
  const text = own.endsWith('?') ? `${own} ${answer}` : own;
  const isRepeat = LANGUAGES.some((language) => text.search(REPEAT[language]) >= 0);
  if (isRepeat) return [];
  const isPromotion = LANGUAGES.some((language) => text.search(PROMOTION[language]) >= 0);
  const isPraised = has('sells', 'praises') && !has('explains', 'harm');
  return names
    .filter(({ clause, from, to }) => stands(clause) && (isPromotion || isPraised || isOffered(text, from, to)))
    .map(({ from, to }) => {
      // Praise that offers nothing to readers may as well be news.
      const isCertain = isPromotion || isOffered(text, from, to) || has('you', 'we');
      return { ground: 'prescription', severity: isCertain ? 'danger' : 'warning', from, to } as const;
    });
}

/** “Met Wegovy hoeft u nooit meer te lijnen” praises by its denial. */
const stands = (clause: Clause) => !clause.isDenied || (clause.has('more') && !clause.isCondition);

const isOffered = (text: string, from: number, to: number): boolean =>
  LANGUAGES.some((language) => INVITATION[language].test(text.slice(Math.max(0, from - BESIDE), from))) ||
  PRICE_BEHIND.test(text.slice(to, to + BESIDE));
