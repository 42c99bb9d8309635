export default {
  Bin: 'Prullenbak',
  'Deleted articles stay here for 30 days. Restored, they have their history and their address again, and readers see those that were published.':
    'Verwijderde artikelen blijven hier 30 dagen. Zet u ze terug, dan hebben ze hun geschiedenis en adres weer, en zien lezers wat gepubliceerd was.',
  'the bin': 'de prullenbak',
  'Loading the bin': 'De prullenbak wordt geladen',
  'The bin is empty': 'De prullenbak is leeg',
  'The bin was emptied': 'De prullenbak is geleegd',
  'Failed to empty the bin': 'De prullenbak kon niet worden geleegd',
  'Empty the bin': 'Prullenbak legen',
  'Empty the bin?': 'De prullenbak legen?',
  '{count} article and all its versions will be deleted for good. This cannot be undone.|{count} articles and all their versions will be deleted for good. This cannot be undone.':
    '{count} artikel wordt met alle versies voorgoed verwijderd. Dat is niet ongedaan te maken.|{count} artikelen worden met alle versies voorgoed verwijderd. Dat is niet ongedaan te maken.',
  'Delete for good': 'Voorgoed verwijderen',
  'Was published': 'Was gepubliceerd',
  'Was a draft': 'Was een concept',
  'Article deleted for good': 'Artikel voorgoed verwijderd',
  'Failed to delete article': 'Het artikel kon niet worden verwijderd',
  'Delete this article for good?': 'Dit artikel voorgoed verwijderen?',
  '“{name}” and all its versions will be deleted for good. This cannot be undone.':
    '“{name}” wordt met alle versies voorgoed verwijderd. Dat is niet ongedaan te maken.',
  'Deleted {when}': 'Verwijderd op {when}',
  'Deleted {when} by {by}': 'Verwijderd op {when} door {by}',
  'Here until {when}': 'Hier tot {when}',
  'Article restored': 'Artikel teruggezet',
  '{count} article restored|{count} articles restored': '{count} artikel teruggezet|{count} artikelen teruggezet',
  '{done} of {count} article restored|{done} of {count} articles restored':
    '{done} van {count} artikel teruggezet|{done} van {count} artikelen teruggezet',
  'Failed to restore article': 'Het artikel kon niet worden teruggezet',
  'It is published again': 'Het staat weer online',
  '{count} is published again|{count} are published again': '{count} staat weer online|{count} staan weer online',
};
