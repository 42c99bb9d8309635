import { z } from 'zod';
import { DAY_MS } from '../../shared/dates/durations.ts';
import { instantsOf } from '../../shared/dates/wall-time.ts';
import { WEEK } from '../../shared/facts/opening-days.ts';
import { STATEMENTS } from '../../shared/statements.ts';
import { isParagraph } from '../plain-markdown.ts';
import { toEnglish } from './english.ts';
import { atMost, cover, coverAlt, line, metaDescription, pastDay, price, reviewedOn, samples } from './fields.ts';
import { routeSchema } from './route.ts';
import { teamMember, teamSchema } from './team.ts';

/** Schemas of what content/ says about the clinic itself. */

const time = z.string().regex(/^\d{2}:\d{2}$/, 'moet een tijd zijn zoals 09:30');
/** Each with the hours of some days; a day may have several, with a break between them. */
const openingHours = z
  .array(
    z
      .strictObject({
        dagen: z
          .array(z.enum(WEEK), 'ontbreekt: kies de dagen')
          .min(1, 'ontbreekt: kies de dagen')
          .describe('Een pauze, een avond of een zaterdag: voeg een regel toe met haar eigen tijden.'),
        van: time,
        tot: time,
      })
      .refine(({ van, tot }) => tot > van, { path: ['tot'], error: 'ligt voor van: verwissel ze' }),
  )
  .min(1, 'moet ten minste één dag hebben')
  .superRefine((hours, issues) => {
    for (const [index, { dagen, van, tot }] of hours.entries()) {
      const other = hours
        .slice(0, index)
        .find((one) => one.van < tot && van < one.tot && one.dagen.some((day) => dagen.includes(day)));
      const day = other?.dagen.find((one) => dagen.includes(one));
      if (other)
        issues.addIssue({
          code: 'custom',
          path: [index, 'van'],
          message: `valt samen met ${day} van ${other.van} tot ${other.tot}`,
        });
    }
  });
const url = z.url('moet een volledig adres zijn, met https://');
const email = z.email('moet een e-mailadres zijn');
const digits = (count: number, what: string) =>
  z
    .string(`moet tussen aanhalingstekens staan`)
    .regex(new RegExp(`^\\d{${count}}$`), `moet ${count} cijfers hebben: ${what}`);

const day = z.iso.date('moet een datum zijn zoals 2026-12-28');
const daysBetween = (from: number, day: string) => (Date.parse(day) - from) / DAY_MS;
const closure = z
  .strictObject({
    van: day.describe('De eerste dag.'),
    tot: day.optional().describe('De laatste dag. Leeg als het er één is.'),
    /** Of a day that ends early: from when the clinic is closed. */
    vanaf: time.optional().describe('Alleen als de kliniek die dag eerst nog open is.'),
    reden: line('waarom, bijvoorbeeld: vakantie').describe('Bezoekers lezen haar: vakantie, nascholing.'),
  })
  .refine(({ van }) => daysBetween(Date.now(), van) < 366, {
    path: ['van'],
    error: 'is meer dan een jaar verder: klopt het jaar?',
  })
  .refine(({ van, tot = van }) => tot >= van, { path: ['tot'], error: 'ligt voor van: verwissel ze' })
  .refine(({ van, tot = van, vanaf }) => vanaf === undefined || tot === van, {
    path: ['vanaf'],
    error: 'kan alleen bij één dag: maak van de andere dagen een regel van hun eigen',
  })
  .refine(({ van, tot = van }) => daysBetween(Date.parse(van), tot) <= 60, {
    path: ['tot'],
    error: 'is meer dan 60 dagen na van: klopt het jaar?',
  });

/** content/kliniek.yaml. Its field names stay Dutch: they are the placeholders. */
export const clinic = {
  files: 'kliniek.yaml',
  schema: z.strictObject({
    naam: line('de naam van de kliniek'),
    ondertitel: line('wat de kliniek doet').describe('Wat de kliniek doet en waar, in een paar woorden.'),
    telefoon: z.string().regex(/^[+\d][\d ]+$/, 'moet een telefoonnummer zijn zoals 040 123 45 67'),
    email,
    /** For reports of a vulnerability; without it, `email`. */
    veiligheidsmeldingen: email
      .optional()
      .describe('Wie een lek in de website vindt, schrijft hierheen. Leeg: het adres hiervoor.'),
    /** When the sender of a message gets an answer; also at a weekend. */
    antwoordtermijn: line('wanneer wie schrijft antwoord krijgt, zoals: op de eerstvolgende werkdag').describe(
      'Wanneer wie schrijft antwoord krijgt, zoals: op de eerstvolgende werkdag.',
    ),
    adres: z.strictObject({
      straat: line('straat en huisnummer'),
      postcode: z.string().regex(/^\d{4} [A-Z]{2}$/, 'moet een postcode zijn zoals 1234 AB'),
      plaats: line('de plaats'),
    }),
    openingstijden: openingHours,
    /** Closures besides closed weekdays and public holidays; `tot` is the last closed day. */
    dicht: z
      .array(closure)
      .nullish()
      .transform((closures) => closures ?? []),
    portaal: url.describe('Het adres van het patiëntenportaal, met https://.'),
    afspraak: url.describe('Het adres waarop patiënten zelf een afspraak maken, met https://.'),
    /** Where else the clinic is found, for search engines. */
    profielen: z
      .array(z.url({ protocol: /^https?$/, error: 'moet een volledig adres zijn, met https://' }))
      .nullish()
      .transform((addresses) => addresses ?? [])
      .describe(
        'Waar de kliniek nog meer staat: het adres van haar bladzijde bij bijvoorbeeld ZorgkaartNederland, LinkedIn of Google Maps, elk op een eigen regel. Bezoekers zien dit niet; zoekmachines weten zo dat het dezelfde kliniek is.',
      ),
    /** For assistants that answer questions about the clinic (src/pages/llms.txt.ts). */
    'doet-niet': z
      .array(line('wat de kliniek niet doet'))
      .nullish()
      .transform((sentences) => sentences ?? [])
      .describe('Wat de kliniek niet doet, elk in één zin. Zoekmachines en assistenten lezen dit in /llms.txt.'),
    kvk: digits(8, 'het nummer van de Kamer van Koophandel').describe('Acht cijfers.'),
    agb: digits(8, 'de AGB-code van de praktijk').describe('Acht cijfers: de code van de praktijk.'),
    klachtenfunctionaris: z.strictObject({ naam: line('de naam'), organisatie: line('de organisatie'), email }),
    geschilleninstantie: z.strictObject({ naam: line('de naam van de geschilleninstantie'), website: url }),
    magazine: z.strictObject({
      merk: line('de naam van het magazine'),
      tagline: line('één Engelse zin').describe('Eén Engelse zin.'),
    }),
    voorbeelden: samples,
  }),
};

const MOMENT = 'moet een dag en een tijd zijn, zoals 2026-12-04T17:00';

/** Above all pages until it ends (src/content/passing.ts). */
export const notice = {
  files: 'bericht.yaml',
  schema: z
    .strictObject({
      tekst: atMost(200, 'het bericht')
        .refine(isParagraph, 'moet uit gewone zinnen bestaan: zonder kop, lijst of witregel')
        .nullish()
        .describe('Staat boven alle pagina’s. Leeg: er is geen bericht. Een link mag: [onze route](/over-ons#route).'),
      tot: z
        .string(MOMENT)
        .refine((time) => instantsOf(time).length > 0, MOMENT)
        .meta({ format: 'datetime-local' })
        .nullish()
        .describe('Dan verdwijnt het bericht vanzelf.'),
    })
    .refine(({ tekst, tot }) => !tekst || tot, {
      path: ['tot'],
      error: 'ontbreekt: kies wanneer het bericht weg mag',
    }),
};

/** Leaves the site when nobody confirms it (src/content/passing.ts). */
export const waitingTime = {
  files: 'wachttijd.yaml',
  schema: z.strictObject({
    wachttijd: atMost(60, 'hoe lang iemand wacht, zoals: twee weken')
      .nullish()
      .describe('Voor een eerste afspraak, zoals: twee weken. Leeg: de site noemt geen wachttijd.'),
    /** Of a published document this is the day on which staff last confirmed it, whatever it says. */
    bevestigd: pastDay('vul de dag in waarop u dit naging').nullish().meta({ readOnly: true }),
  }),
};

export const about = {
  files: 'over-ons.md',
  schema: z
    .strictObject({
      titel: line('de kop van de pagina'),
      citaat: line('één zin in de stem van de kliniek').describe('Eén zin in de stem van de kliniek.'),
      'citaat-van': teamMember,
      zoekomschrijving: metaDescription,
      foto: cover,
      fotobeschrijving: coverAlt,
      voorbeelden: samples,
    })
    .transform(toEnglish),
};

export const statements = {
  files: `{${STATEMENTS.map(({ name }) => name).join(',')}}.md`,
  schema: z
    .strictObject({
      titel: line('de kop van de pagina'),
      zoekomschrijving: metaDescription,
      inleiding: line('de inleiding'),
      /** Alt text of the preview image; the page itself has no picture. */
      foto: cover,
      nagekeken: reviewedOn.describe('De dag waarop u de hele tekst hebt nagekeken.'),
      voorbeelden: samples,
    })
    .transform(toEnglish),
};

const rateId = z
  .string()
  .regex(/^[a-z-]+$/, 'mag alleen kleine letters en streepjes hebben')
  .describe('Teksten noemen de prijs met {tarief:…}, bijvoorbeeld {tarief:intake}.');
const otherRate = z.strictObject({ id: rateId, prijs: price.nullish(), duur: line('hoe lang het duurt').optional() });
const otherRates = z.array(
  otherRate.refine(({ prijs, duur }) => (prijs ?? duur) !== undefined, {
    path: ['prijs'],
    error: 'ontbreekt: vul een prijs of een duur in, of haal de regel weg',
  }),
);

export const rates = {
  files: 'tarieven.yaml',
  schema: z
    .strictObject({
      inleiding: line('de inleiding'),
      'geldig-vanaf': day.describe('Bezoekers lezen vanaf welke dag deze prijzen gelden.'),
      consulten: z
        .array(
          z.strictObject({
            id: rateId,
            titel: line('waar het tarief voor is'),
            duur: z.string().nullable().describe('Zoals: 60 minuten.'),
            prijs: price,
            verzekerd: z
              .enum(['ja', 'soms', 'nee'], 'moet ja, soms of nee zijn')
              .describe('Of een zorgverzekering dit betaalt.'),
          }),
        )
        .min(1, 'moet ten minste één tarief hebben'),
      keuringen: otherRates,
      pmo: otherRates,
      voorwaarde: line('de regel voor herhaalrecepten'),
      verzekering: line('wat de verzekering betaalt'),
      voorbeelden: samples,
    })
    .transform(toEnglish),
};

/** Read by src/shared/facts; listed here so that a mistake stops the build. */
export const team = { files: 'team.yaml', schema: teamSchema };

export const route = { files: 'route.yaml', schema: routeSchema };

/** Read by src/shared/facts; listed here so that a mistake stops the build. */
export const promises = {
  files: 'beloften.yaml',
  schema: z.record(
    z.string(),
    z
      .strictObject({
        belofte: line('wat de site belooft'),
        anders: z.string().optional(),
        nagaan: line('hoe de eigenaar dit nagaat').optional(),
        bevestigd: z.boolean('moet true of false zijn').optional(),
        volgt: z.literal('VISIT_COUNTS', 'moet VISIT_COUNTS zijn').optional(),
      })
      .refine(({ nagaan, bevestigd, volgt }) => (bevestigd === undefined) === !nagaan && !nagaan === !!volgt, {
        error: 'moet `nagaan` en `bevestigd` hebben, of alleen `volgt`',
      }),
  ),
};

export const contact = {
  files: 'contact.yaml',
  schema: z.strictObject({
    afspraak: z.strictObject({
      titel: line('een kop'),
      tekst: line('een zin'),
      meenemen: z.array(line('wat iemand meeneemt')).min(1, 'ontbreekt: vul in wat iemand altijd meeneemt'),
    }),
    contact: z.strictObject({
      titel: line('een kop'),
      inleiding: line('een zin'),
      spoed: line('wat te doen bij spoed'),
      regelen: line('hoe iemand een afspraak verzet, een uitslag krijgt en een herhaalrecept vraagt'),
    }),
  }),
};
