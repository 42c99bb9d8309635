import findings from '../../../shared/text-check/words/nl.ts';

export default {
  ...findings,

  Check: 'Controle',
  '{count} danger|{count} dangers': '{count} gevaar|{count} gevaren',
  '{count} warning|{count} warnings': '{count} waarschuwing|{count} waarschuwingen',
  '{count} hint|{count} hints': '{count} tip|{count} tips',
  'Checking...': 'Controleren...',
  'The check could not be loaded. It tries again when you go on writing.':
    'De controle kon niet worden geladen. Schrijft u verder, dan probeert ze het opnieuw.',
  'Nothing found.': 'Niets gevonden.',
  '{count} link is not checked yet. Links of published articles are checked every night.|{count} links are not checked yet. Links of published articles are checked every night.':
    '{count} link is nog niet gecontroleerd. Links van gepubliceerde artikelen worden elke nacht gecontroleerd.|{count} links zijn nog niet gecontroleerd. Links van gepubliceerde artikelen worden elke nacht gecontroleerd.',
  'A program knows words, not medicine: it replaces no reader.':
    'De computer kent woorden, geen geneeskunde. Laat ook een collega lezen.',
  'Blocks publishing': 'Houdt publiceren tegen',
  'Worth a look': 'Kijk hier even naar',
  Hint: 'Tip',
  'Hints for easier reading ({count})': 'Tips voor een leesbaarder tekst ({count})',
  'Hints count words and letters. Follow them where they help.':
    'Tips tellen woorden en letters. Volg ze waar ze helpen.',
  'And {count} more, once these are done.': 'En nog {count}, als deze klaar zijn.',
  'Show in the text': 'Tonen in de tekst',
  'Not published yet': 'Nog niet gepubliceerd',
  'One passage could harm readers or break the law. Your text is still here.|{count} passages could harm readers or break the law. Your text is still here.':
    'Eén passage kan lezers schaden of de wet overtreden. Uw tekst is er nog.|{count} passages kunnen lezers schaden of de wet overtreden. Uw tekst is er nog.',
  'Publish with this reason': 'Publiceren met deze reden',
  'Correct the text': 'Tekst verbeteren',
};
