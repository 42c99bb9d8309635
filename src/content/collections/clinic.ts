import { z } from 'zod';
import { DAY_MS } from '../../shared/dates/durations.ts';
import { instantsOf } from '../../shared/dates/wall-time.ts';
import { WEEK } from '../../shared/facts/opening-days.ts';
import { STATEMENTS } from '../../shared/statements.ts';
import { isParagraph } from '../plain-markdown.ts';
import { toEnglish } from './english.ts';
import {
  atMost,
  cover,
  coverAlt,
  line,
  markdown,
  metaDescription,
  pastDay,
  price,
  refuseSameIds,
  reviewedOn,
  samples,
  telephone,
  time,
  webAddress,
} from './fields.ts';
import { routeSchema } from './route.ts';
import { teamMember, teamSchema } from './team.ts';

/** Schemas of what content/ says about the clinic itself. */

/** Each with the hours of some days; a day may have several, with a break between them. */
const openingHours = z
  .array(
    z
      .strictObject({
        dagen: z
          .array(z.enum(WEEK), 'ontbreekt: kies de dagen')
          .min(1, 'ontbreekt: kies de dagen')
          .describe('A break, an evening or a Saturday: add a line with its own times.'),
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
const email = z.email('moet een e-mailadres zijn');
const digits = (count: number, what: string) =>
  z
    .string(`moet tussen aanhalingstekens staan`)
    .regex(new RegExp(`^\\d{${count}}$`), `moet ${count} cijfers hebben: ${what}`);

const day = z.iso.date('moet een datum zijn zoals 2026-12-28');
const daysBetween = (from: number, day: string) => (Date.parse(day) - from) / DAY_MS;
const closure = z
  .strictObject({
    van: day.describe('The first day.'),
    tot: day.optional().describe('The last day. Empty for a single one.'),
    /** Of a day that ends early: from when the clinic is closed. */
    vanaf: time.optional().describe('Only if the clinic is open earlier that day.'),
    reden: line('waarom, bijvoorbeeld: vakantie').describe('Visitors read it, in Dutch: vakantie, nascholing.'),
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
    ondertitel: line('wat de kliniek doet').describe('What the clinic does, in a few words. The site adds the town.'),
    telefoon: telephone,
    email,
    /** For reports of a vulnerability; without it, `email`. */
    veiligheidsmeldingen: email
      .optional()
      .describe('Whoever finds a leak in the website writes here. Empty: the address before this one.'),
    /** When the sender of a message gets an answer; also at a weekend. */
    antwoordtermijn: line('wanneer wie schrijft antwoord krijgt, zoals: op de eerstvolgende werkdag').describe(
      'When whoever writes gets an answer, such as: op de eerstvolgende werkdag.',
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
    portaal: webAddress.describe('The address of the portal for patients, with https://.'),
    afspraak: webAddress.describe('The address where patients make an appointment themselves, with https://.'),
    /** Where else the clinic is found, for search engines. */
    profielen: z
      .array(z.url({ protocol: /^https?$/, error: 'moet een volledig adres zijn, met https://' }))
      .nullish()
      .transform((addresses) => addresses ?? [])
      .describe(
        'Where else the clinic is found: the address of its page at, for example, ZorgkaartNederland, LinkedIn or Google Maps, each on a line of its own. Visitors do not see this; it tells search engines that it is the same clinic.',
      ),
    /** For assistants that answer questions about the clinic (src/pages/llms.txt.ts). */
    'doet-niet': z
      .array(line('wat de kliniek niet doet'))
      .nullish()
      .transform((sentences) => sentences ?? [])
      .describe(
        'What the clinic does not do, each in one sentence. Search engines and assistants read this in /llms.txt.',
      ),
    kvk: digits(8, 'het nummer van de Kamer van Koophandel').describe('Eight digits.'),
    agb: digits(8, 'de AGB-code van de praktijk').describe('Eight digits: the code of the practice.'),
    klachtenfunctionaris: z.strictObject({ naam: line('de naam'), organisatie: line('de organisatie'), email }),
    geschilleninstantie: z.strictObject({ naam: line('de naam van de geschilleninstantie'), website: webAddress }),
    magazine: z.strictObject({
      merk: line('de naam van het magazine'),
      tagline: line('één Engelse zin').describe('One English sentence.'),
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
      tekst: atMost(200, 'het bericht', 'The notice, in at most 200 characters.')
        .refine(isParagraph, 'moet uit gewone zinnen bestaan: zonder kop, lijst of witregel')
        .meta({ format: 'markdown' })
        .nullish()
        .describe(
          'Stands above all pages. Empty: there is no notice. A link is allowed: [onze route](/over-ons#route).',
        ),
      tot: z
        .string(MOMENT)
        .refine((time) => instantsOf(time).length > 0, MOMENT)
        .meta({ format: 'datetime-local' })
        .nullish()
        .describe('Then the notice goes away by itself.'),
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
    wachttijd: atMost(
      60,
      'hoe lang iemand wacht, zoals: twee weken',
      'How long somebody waits, in at most 60 characters.',
    )
      .nullish()
      .describe('For a first appointment, such as: twee weken. Empty: the site names no waiting time.'),
    /** Of a published document this is the day on which staff last confirmed it, whatever it says. */
    bevestigd: pastDay('vul de dag in waarop u dit naging').nullish().meta({ readOnly: true }),
  }),
};

export const about = {
  files: 'over-ons.md',
  schema: z
    .strictObject({
      titel: line('de kop van de pagina'),
      citaat: line('één zin in de stem van de kliniek').describe('One sentence in the voice of the clinic.'),
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
      nagekeken: reviewedOn.describe('The day on which you read through the whole text.'),
      voorbeelden: samples,
    })
    .transform(toEnglish),
};

const rateId = z
  .string()
  .regex(/^[a-z-]+$/, 'mag alleen kleine letters en streepjes hebben')
  .describe('Texts name the price with {tarief:…}, for example {tarief:intake}.');
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
      'geldig-vanaf': day.describe('Visitors read from which day these prices apply.'),
      consulten: z
        .array(
          z.strictObject({
            id: rateId,
            titel: line('waar het tarief voor is'),
            duur: z.string().nullable().describe('Such as: 60 minuten.'),
            prijs: price,
            verzekerd: z
              .enum(['ja', 'soms', 'nee'], 'moet ja, soms of nee zijn')
              .describe('Whether a health insurance pays for this: ja (yes), soms (sometimes), nee (no).'),
          }),
        )
        .min(1, 'moet ten minste één tarief hebben'),
      keuringen: otherRates,
      pmo: otherRates,
      voorwaarde: line('de regel voor herhaalrecepten'),
      verzekering: line('wat de verzekering betaalt'),
      voorbeelden: samples,
    })
    .superRefine(({ consulten, keuringen, pmo }, issues) => refuseSameIds({ consulten, keuringen, pmo }, issues))
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
      spoed: markdown(line('wat te doen bij spoed')),
      regelen: markdown(line('hoe iemand een afspraak verzet, een uitslag krijgt en een herhaalrecept vraagt')),
    }),
  }),
};
