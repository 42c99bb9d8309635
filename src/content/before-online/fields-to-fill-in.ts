/** What the owner fills in, by the last part of a field's path; some fields differ by file. */
const WHAT: Record<string, string> = {
  naam: 'de naam van de kliniek',
  telefoon: 'het telefoonnummer van de kliniek',
  email: 'het e-mailadres waarop u bereikbaar bent',
  adres: 'straat, postcode en plaats',
  openingstijden: 'de dagen en tijden waarop u open bent',
  portaal: 'het adres van het cliëntportaal',
  afspraak: 'het adres van de pagina waar u een afspraak maakt',
  kvk: 'uw nummer van de Kamer van Koophandel',
  agb: 'de AGB-code van de praktijk (vektis.nl)',
  klachtenfunctionaris: 'naam, organisatie en e-mailadres van de klachtenfunctionaris',
  geschilleninstantie: 'naam en website van de geschilleninstantie waarbij u bent aangesloten',
  'geldig-vanaf': 'de dag vanaf wanneer de tarieven gelden',
  consulten: 'de tarieven, en of een verzekering ze betaalt',
  keuringen: 'de tarieven van de keuringen, en hoe lang ze duren',
  pmo: 'de prijzen van de PMO-pakketten',
  gecontroleerd:
    'wie de pagina medisch controleerde. Dat doet een zorgverlener zelf, onder Praktijk; tot dan noemt de pagina niemand',
  review: 'wie dit artikel medisch controleerde (`by`), wanneer (`on`) en wanneer dat weer moet (`due`)',
  nagekeken: 'de dag waarop u de hele pagina hebt gelezen en verbeterd',
  bio: 'een paar zinnen over deze schrijver',
  name: 'de naam van de schrijver',
  videoUrl: 'het adres van uw eigen video, of verwijder het artikel',
  parkeren: 'waar bezoekers kunnen parkeren, wat dat kost, en waar de invalidenparkeerplaats is',
  'openbaar-vervoer': 'welke bus of trein dichtbij stopt, en hoe ver het dan lopen is',
  toegang: 'hoe iemand met een rolstoel, rollator of hulphond binnenkomt: drempel, deur, lift, toilet',
  schets: 'plaatsen, wegen en de plek van de kliniek, als ze anders liggen dan op de schets',
  'voor-wie': 'voor wie deze zorg is',
  duur: 'hoe lang het duurt; laat leeg wat niet te zeggen is',
  prijs: 'het bedrag, zoals {tarief:taxikeuring}; leeg als er geen vaste prijs is',
  'hoe-snel': 'hoe snel iemand terecht kan, of leeg',
  wie: 'wie de bezoeker te zien krijgt, of leeg',
  meenemen: 'wat iemand meeneemt, of leeg',
  eenheid: 'waarvoor de prijs geldt, zoals per medewerker, of leeg',
  btw: 'wat de prijs over btw zegt, of leeg',
  functie: 'de functie van deze zorgverlener',
  portret: 'een portretfoto: kies er een onder Praktijk. Zonder portret staan er de voorletters',
  registratie: 'register en nummer, zoals het register ze noemt (zoeken.bigregister.nl)',
};
/** What differs in one file. */
const IN_FILE: Record<string, Record<string, string>> = {
  'content/team.yaml': { naam: 'de naam van deze zorgverlener' },
  'content/tarieven.yaml': { prijs: 'wat deze keuring kost; leeg als er geen vaste prijs is' },
};

export function toFillIn(file: string, field: string): string {
  const name = field.split('.').at(-1) ?? '';
  return IN_FILE[file]?.[name] ?? WHAT[name] ?? 'de echte waarde';
}
