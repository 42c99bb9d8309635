import { type Claim, phrase } from './claim.ts';
import { RESULT_CLAIMS } from './dutch/results.ts';
import { SAFETY_CLAIMS } from './dutch/safety.ts';

const NUMBER = '(?:\\d+|één|een|twee|drie|vier|vijf|zes|zeven|acht|tien|twaalf)';
const TERM = '(?:dag|dagen|week|weken|maand|maanden)';

export const DUTCH_CLAIMS: readonly Claim[] = [
  ...RESULT_CLAIMS,
  ...SAFETY_CLAIMS,
  {
    ground: 'miracle',
    severity: 'warning',
    pattern: phrase('(?:revolutionaire?|baanbrekende?) (?:behandeling|therapie|methode|middel|kuur|aanpak|techniek)'),
  },
  {
    ground: 'doctor',
    severity: 'warning',
    pattern: phrase(
      '(?:(?:huis)?arts|dokter|specialist)(?: is)? overbodig',
      '(?:nooit meer|geen) (?:naar de )?(?:(?:huis)?arts|dokter) (?:meer )?nodig',
      'in plaats van (?:de |een |uw |je )?(?:(?:huis)?arts|dokter|reguliere behandeling|chemotherapie|insuline)',
      'beter dan (?:de |een |uw |je )?(?:medicijnen|medicatie|chemotherapie|antidepressiva|huisarts)',
    ),
    // With a graze or a cold it is true.
    unless: phrase(
      '(?:bel|ga|vraag|overleg|schaafwond\\p{L}*|verkoud\\p{L}*|sn[ei]e?tje|blaar|blaren|pleister|splinter|muggenbult\\p{L}*|wratten|griepje)',
    ),
  },
  {
    ground: 'proof',
    severity: 'warning',
    pattern: phrase(
      '(?:wetenschappelijk|klinisch|medisch) (?:bewezen|getest)',
      'bewezen effectieve?',
      'bewezen werkzame?',
    ),
  },
  {
    ground: 'superiority',
    severity: 'warning',
    pattern: phrase(
      '(?:de|het) (?:beste|nummer (?:1|één)|meest succesvolle) (?:kliniek|praktijk|artsen|behandelaars|specialisten)',
      'marktleider',
    ),
  },
  {
    ground: 'speed',
    severity: 'danger',
    pattern: phrase(
      `(?:in|binnen) (?:${NUMBER}|enkele|een paar) (?:${TERM}|uur|behandelingen|sessies)(?:~| )(?:genezen|klachtenvrij|pijnvrij|rookvrij|kwijt|lichter)`,
      `${NUMBER} (?:kilo|kg)(?: (?:afvallen|kwijt|lichter|eraf|verliezen))? (?:in|per|binnen) ${NUMBER} ${TERM}`,
      `(?:verlies|verliest|val|valt) (?:[\\p{L}]{1,12} ){0,2}(?:in|per|binnen) ${NUMBER} ${TERM} (?:tot )?${NUMBER} (?:kilo|kg)`,
    ),
    unless: phrase('(?:wond(?:en|je|jes)?|huid|litteken|(?:bot)?breuk|pees|spier|operatie)'),
  },
  {
    ground: 'cleansing',
    severity: 'warning',
    pattern: phrase(
      '(?:detoxkuur|detoxen|detox|ontgiftingskuur|ontslakken)',
      '(?:ontgift|ontgiften|reinigt|zuivert) (?:uw|je|het|de) (?:lichaam|bloed|lever|darmen)',
      '(?:gifstoffen|afvalstoffen|slakken) (?:uit (?:uw|je|het) lichaam|afvoeren)',
    ),
    unless: phrase('(?:alcohol|drugs|verslav\\p{L}*|afkick\\p{L}*|nieren|dialyse)'),
  },
  {
    ground: 'immunity',
    severity: 'warning',
    pattern: phrase(
      '(?:versterkt|versterken|boost|boosten|stimuleert|verhoogt|oppepper voor)(?:~| )(?:immuunsysteem|afweer|afweersysteem|weerstand)',
      'immuun ?(?:booster|boost)',
    ),
  },
];
