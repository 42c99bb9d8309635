/** What many screens say. */
export default {
  Add: 'Toevoegen',
  Cancel: 'Annuleren',
  Close: 'Sluiten',
  Delete: 'Verwijderen',
  Edit: 'Bewerken',
  Open: 'Openen',
  Remove: 'Weghalen',
  Restore: 'Terugzetten',
  Save: 'Opslaan',
  View: 'Bekijken',
  'Loading...': 'Laden...',
  'Please try again': 'Probeer het nog eens',
  'Try again': 'Opnieuw proberen',
  '{count} article|{count} articles': '{count} artikel|{count} artikelen',
};
