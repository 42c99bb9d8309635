import { type Claim, phrase } from '../claim.ts';

const HUNDRED = '(?:100 ?%|100 procent|honderd procent)';
const RESULT = '(?:resultaten|resultaat|succes|genezing|herstel|verbetering|effect)';

/** Guarantees and miracles. */
export const RESULT_CLAIMS: readonly Claim[] = [
  {
    ground: 'guarantee',
    severity: 'danger',
    about: /garan|terug|verzekerd|100|honderd|altijd|iedereen|feilloze|onfeilbare|no[- ]cure/i,
    pattern: phrase(
      'gegarandeerde?',
      '(?:wij|we) (?:kunnen )?(?:u |je )?garanderen',
      `(?:garandeer|garandeert|garanderen) (?:u |je )?(?:een |het )?(?:[\\p{L}-]{1,20} )?${RESULT}`,
      `(?:${RESULT}s?|genezings|tevredenheids|geld[- ]?terug)[- ]?garantie`,
      `${RESULT} (?:gegarandeerd|verzekerd)`,
      '(?:met|geven|geeft|bieden|biedt|krijgt u|krijg je) (?:u |je )?(?:een |volledige |levenslange |de )?garantie(?! op)',
      'niet[- ](?:goed|tevreden|geholpen),?[- ](?:dan )?geld[- ]?terug',
      'no[- ]cure,?[- ]no[- ]pay',
      `${HUNDRED}[- ](?:effectief|effectieve|${RESULT}|werkzame?|werkzaam|slagingskans|garantie|zeker van|kans op ${RESULT})`,
    ),
    // Promises that a clinic may make: about how it works, not about the effect of a treatment.
    unless: phrase(
      '(?:privacy|geheim\\p{L}*|anoniem|anonimiteit|vertrouwelijk\\p{L}*|gegevens|plek|plaats|levering)',
      '(?:afspraak|afspraken|antwoord|reactie|wachttijd|termijn|bereikbaar\\p{L}*|keurmerk\\p{L}*)',
    ),
  },
  {
    ground: 'guarantee',
    severity: 'warning',
    about: /garan|terug|verzekerd|100|honderd|altijd|iedereen|feilloze|onfeilbare|no[- ]cure/i,
    pattern: phrase(
      '(?:werkt|helpt|werken|helpen|slaagt|slagen|lukt) (?:echt |hier |bij ons |dan )?(?:altijd|(?:bij|voor) (?:iedereen|ieder(?:e)? (?:patiënt|cliënt|klant|mens|lichaam|kind)|elke? (?:patiënt|cliënt|klant|mens|lichaam|kind))|feilloos|gegarandeerd)',
      'altijd (?:resultaat|succes|raak)',
    ),
  },
  {
    ground: 'miracle',
    severity: 'warning',
    about: /wonder|tover|magi|mirakel/i,
    pattern: phrase(
      'wonder(?:middel|middelen|middeltjes?|kuur|kuren|pil|pillen|pilletjes?|behandeling(?:en)?|therapie(?:ën)?|dieet|diëten|kruid|kruiden|methodes?|zalf|crèmes?|serum|thee|drank|druppels|infuus|injecties?|spuit|spuiten|prik|supplement(?:en)?|genezing(?:en)?|genezers?|resultaat|resultaten)',
      '(?:tover|magische?)[- ]?(?:middel(?:en)?|drank|pil|pillen|kuur|zalf|crème|werking|kracht|formule)',
      'mirakel\\p{L}{0,10}',
      'wonderbaarlijke? (?:genezing(?:en)?|genezen|herstel|hersteld|werking|kracht|effect(?:en)?|resultaat|resultaten|verbetering)',
      '(?:een|het|hét|waar|echt|klein|medisch) wonder (?:voor|tegen)',
      '(?:waar|echt|klein|medisch|natuurlijk) wonder(?! (?:dat|als))',
      '(?:doet|doen|verricht|verrichten|werkt|werken) (?:echt |ware? )?wonderen',
    ),
  },
];
