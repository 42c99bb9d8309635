export default {
  'Why?': 'Waarom?',
  'Show in the text': 'Tonen in de tekst',
  'Why may it be published anyway?': 'Waarom mag het toch online?',
  'The audit log keeps your reason, with your name.': 'Uw reden blijft bewaard in het logboek, met uw naam.',
  'Write in at least {min} characters why this may be published. The audit log keeps it.':
    'Schrijf in minstens {min} tekens waarom dit gepubliceerd mag worden. Het blijft bewaard in het logboek.',
  'Not published yet': 'Nog niet gepubliceerd',
  '“{title}” has one passage that could harm readers or break the law. Correct the text, or give a reason in the editor.|“{title}” has {count} passages that could harm readers or break the law. Correct the text, or give a reason in the editor.':
    'In “{title}” staat één passage die lezers kan schaden of tegen de wet is. Verbeter de tekst, of geef in de editor een reden.|In “{title}” staan {count} passages die lezers kunnen schaden of tegen de wet zijn. Verbeter de tekst, of geef in de editor een reden.',
  'Open the check': 'Controle openen',
  'Not saved.': 'Niet opgeslagen.',
  'Readers would see this in published articles at once. Correct the text and save it again, or give a reason.':
    'Lezers zouden dit meteen zien in gepubliceerde artikelen. Verbeter de tekst en sla opnieuw op, of geef een reden.',
  'Save with this reason': 'Opslaan met deze reden',
};
