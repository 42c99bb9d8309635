export default {
  'Share<more> preview</more>': 'Delen<more> als voorbeeld</more>',
  'Preview<hidden> (opens in a new tab)</hidden>': 'Voorbeeld<hidden> (opent in een nieuw tabblad)</hidden>',
  'Preview without your last changes?': 'Voorbeeld zonder uw laatste wijzigingen?',
  'The preview shows the article as it was {saved}. What you changed since then is not saved, so it is not in it.':
    'Het voorbeeld toont het artikel zoals het was: {saved}. Wat u daarna hebt gewijzigd, is niet opgeslagen en staat er dus niet in.',
  'The preview shows the article as it was saved. What you changed since then is not saved, so it is not in it.':
    'Het voorbeeld toont het artikel zoals het is opgeslagen. Wat u daarna hebt gewijzigd, is niet opgeslagen en staat er dus niet in.',
  'Keep editing': 'Verder bewerken',
  'Open the preview': 'Voorbeeld openen',

  'Share preview': 'Voorbeeld delen',
  'Share version {version}': 'Versie {version} delen',
  'Anyone with the link can read the article without an account, until its time is over, you revoke it or you publish.':
    'Iedereen met de link kan het artikel zonder account lezen, tot de tijd om is, u de link intrekt of u publiceert.',
  'the preview links': 'de links naar het voorbeeld',
  'Loading the preview links': 'De links naar het voorbeeld worden geladen',
  'Your last changes are not saved, so no link shows them yet.':
    'Uw laatste wijzigingen zijn niet opgeslagen, dus nog geen link toont ze.',
  'Readers already see everything that was saved of this article. Save your changes as a draft first, or share a version from its <a>history</a>.':
    'Lezers zien alles al wat van dit artikel is opgeslagen. Sla uw wijzigingen eerst als concept op, of deel een versie uit de <a>geschiedenis</a>.',
  'Address on the website': 'Adres op de website',
  'Anybody can open it.': 'Iedereen kan het openen.',
  'Link for a reader': 'Link voor een lezer',
  '{shown}, until {until}. Copy it now: it is not shown again.':
    '{shown}, tot {until}. Kopieer de link nu: u ziet hem niet opnieuw.',
  'Make another': 'Nog een maken',
  'No link of this article works': 'Geen link van dit artikel werkt',
  'Links that work: {links}': 'Links die werken: {links}',
  'Link revoked': 'Link ingetrokken',
  'It no longer shows anything.': 'De link toont niets meer.',
  'Failed to revoke the link': 'De link kon niet worden ingetrokken',
  'Revoke<hidden> the link: {made}</hidden>': 'Intrekken<hidden> van de link: {made}</hidden>',
  'What is saved last': 'Wat het laatst is opgeslagen',
  'The link shows later changes too, once they are saved.':
    'De link toont ook latere wijzigingen, zodra ze zijn opgeslagen.',
  'Only this version': 'Alleen deze versie',
  'The link keeps showing what is saved now.': 'De link blijft tonen wat nu is opgeslagen.',
  'Failed to make a link': 'De link kon niet worden gemaakt',
  'Days that the link works': 'Aantal dagen dat de link werkt',
  'Choose 1 to {most} days': 'Kies 1 tot {most} dagen',
  'Make a link': 'Link maken',
  'Making a link...': 'De link wordt gemaakt...',
  'The link shows': 'De link toont',
  'Version {number}': 'Versie {number}',
  'Made {when}': 'Gemaakt op {when}',
  'Works until {until}, last opened {opened}': 'Werkt tot {until}, het laatst geopend op {opened}',
  'Works until {until}, not opened yet': 'Werkt tot {until}, nog niet geopend',
};
