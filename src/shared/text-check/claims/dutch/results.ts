import { type Claim, phrase } from '../claim.ts';

const HUNDRED = '(?:100 ?%|100 procent|honderd procent)';
const RESULT = '(?:resultaten|resultaat|succes|genezing|herstel|verbetering|effect)';

/** Guarantees and miracles. */
export const RESULT_CLAIMS: readonly Claim[] = [
  {
    ground: 'guarantee',
    severity: 'danger',
    pattern: phrase('gegarandeerde?', `(?:${RESULT}s?|genezings|tevredenheids|geld[- ]?terug)[- ]?garantie`, '(?:met|geven|geeft|bieden|biedt|krijgt u|krijg je) (?:u |je )?(?:een |volledige |levenslange |de )?garantie(?! op)', 'niet[- ](?:goed|tevreden|geholpen),?[- ](?:dan )?geld[- ]?terug', `${HUNDRED}[- ](?:effectief|effectieve|${RESULT}|werkzame?|werkzaam|slagingskans|garantie|zeker van|kans op ${RESULT})`),
    // Promises that a clinic may make: about how it works, not about the effect of a treatment.
    unless: phrase(
      '(?:privacy|geheim\\p{L}*|anoniem|anonimiteit|vertrouwelijk\\p{L}*|gegevens|plek|plaats|levering)',
      '(?:afspraak|afspraken|antwoord|reactie|wachttijd|termijn|bereikbaar\\p{L}*|keurmerk\\p{L}*)',
    ),
  },
  {
    ground: 'guarantee',
    severity: 'warning',
    pattern: phrase(),
  },
  {
    ground: 'miracle',
    severity: 'warning',
    pattern: phrase('wonder(?:middel|middelen|middeltjes?|kuur|kuren|pil|pillen|pilletjes?|behandeling(?:en)?|therapie(?:ën)?|dieet|diëten|kruid|kruiden|methodes?|zalf|crèmes?|serum|thee|drank|druppels|infuus|injecties?|spuit|spuiten|prik|supplement(?:en)?|genezing(?:en)?|genezers?|resultaat|resultaten)', '(?:een|het|hét|waar|echt|klein|medisch) wonder (?:voor|tegen)', '(?:waar|echt|klein|medisch|natuurlijk) wonder(?! (?:dat|als))', '(?:doet|doen|verricht|verrichten|werkt|werken) (?:echt |ware? )?wonderen'),
  },
];
