import { z } from 'zod';
import { pairedSlug, SERVICE_SLUGS, THERAPY_SLUGS, TREATMENT_SLUGS } from '../../shared/care-slugs.ts';
import { paths } from '../../shared/paths.ts';
import { helpSchema } from '../help.ts';
import { careFacts } from './care-facts.ts';
import { toEnglish } from './english.ts';
import {
  atMost,
  cover,
  coverAlt,
  description,
  line,
  markdown,
  metaDescription,
  order,
  price,
  refuseSameIds,
  samples,
  sources,
} from './fields.ts';
import { CARE_IDS } from './page-ids.ts';
import { medicalReview } from './review.ts';
import { teamMember } from './team.ts';

/** Schemas of the files in content/, in the owner's words. An invalid file stops the build. */

const page = z.strictObject({
  titel: line('de titel van de pagina'),
  auteur: teamMember.describe('Who wrote the text.'),
  foto: cover,
  fotobeschrijving: coverAlt,
  samenvatting: description,
  zoekomschrijving: metaDescription,
  volgorde: order,
  /** A category of the magazine, or a word of its tags: which articles belong to the page, and which to it. */
  magazine: atMost(
    60,
    'een rubriek van het magazine, of een woord dat bij de artikelen past',
    'A category of the magazine, or a word that fits its articles, in at most 60 characters.',
  ).optional(),
  gecontroleerd: medicalReview.optional(),
  feiten: careFacts,
  bronnen: sources,
  voorbeelden: samples,
});

const detail = page.extend({
  ondertitel: line('één warme zin onder de titel').describe('One warm sentence below the title.'),
});

export const therapies = {
  files: 'therapieen/*.md',
  slugs: THERAPY_SLUGS,
  schema: detail
    .extend({
      /** A second slug (docs/product.md#therapy-addresses). The file name is the canonical one. */
      alias: z
        .string()
        .refine(
          (slug) => pairedSlug(slug) !== undefined,
          'is geen tweede adres: haal de regel weg of kijk in care-slugs.ts',
        )
        .optional()
        .describe('A second address that leads here too. Only for pages that have one.'),
      verwant: z
        .array(z.enum(THERAPY_SLUGS, 'is geen therapie: gebruik de naam van een bestand in deze map, zonder .md'))
        .length(3, 'moet er drie hebben: therapieën die bij deze passen')
        .describe('Three therapies that go with this one.'),
    })
    .transform(toEnglish),
};

export const services = {
  files: 'rijbewijskeuringen/*.md',
  slugs: SERVICE_SLUGS,
  schema: detail.transform(toEnglish),
};

export const treatments = {
  files: 'behandelingen/*.md',
  slugs: TREATMENT_SLUGS,
  schema: page.extend({ citaat: line('één zin in de stem van de kliniek') }).transform(toEnglish),
};

const id = z
  .string()
  .regex(/^[a-z-]+$/, 'mag alleen kleine letters en streepjes hebben')
  .refine((value) => !CARE_IDS.includes(value), 'is al een plek op de pagina: kies een andere id')
  .describe('The address on the page, behind #: small letters and hyphens.');
const tekst = markdown(line('de tekst'));
const section = z.strictObject({ id, titel: line('een kop'), tekst });
const closing = z.strictObject({ titel: line('een kop'), tekst });

export const examinations = {
  files: 'rijbewijskeuringen.yaml',
  schema: z
    .strictObject({
      kop: z.strictObject({
        titel: line('de kop van de pagina'),
        inleiding: line('de inleiding'),
        foto: cover,
        fotobeschrijving: coverAlt,
      }),
      zoekomschrijving: metaDescription,
      onderdelen: z
        .array(section)
        .length(3, 'moet er drie hebben: rijbewijs- en taxikeuringen, medisch adviesbureau en zorgeloos gekeurd'),
      afsluiting: closing,
      auteur: teamMember,
      gecontroleerd: medicalReview.optional(),
      feiten: careFacts,
      bronnen: sources,
      voorbeelden: samples,
    })
    .superRefine(({ onderdelen }, issues) => refuseSameIds({ onderdelen }, issues))
    .transform(toEnglish),
};

export const questions = {
  files: 'veelgestelde-vragen.yaml',
  schema: z
    .strictObject({
      lijst: z
        .array(z.strictObject({ id, vraag: line('de vraag'), antwoord: tekst }))
        .min(5, 'moet er ten minste vijf hebben: wie, voor wie, waarom, tarieven en hoe snel'),
    })
    .superRefine(({ lijst }, issues) => refuseSameIds({ lijst }, issues))
    .transform(({ lijst }) => ({ questions: toEnglish(lijst) })),
};

export const pmo = {
  files: 'pmo.yaml',
  schema: z
    .strictObject({
      titel: line('de kop van de pagina'),
      zoektitel: line('de titel voor zoekmachines').describe('The title in the results of search engines.'),
      inleiding: line('de inleiding'),
      zoekomschrijving: metaDescription,
      foto: cover,
      fotobeschrijving: coverAlt,
      auteur: teamMember,
      gecontroleerd: medicalReview.optional(),
      feiten: careFacts,
      bronnen: sources,
      voorbeelden: samples,
      hoofdstukken: z.array(section).min(1, 'moet ten minste één hoofdstuk hebben'),
      pakketten: z
        .array(
          z.strictObject({
            id,
            naam: line('de naam van het pakket'),
            prijs: z.literal('Prijs in overleg').or(price).describe('An amount such as € 95, or: Prijs in overleg.'),
            eenheid: atMost(
              40,
              'waarvoor de prijs geldt, zoals per medewerker',
              'What the price is for, such as per medewerker, in at most 40 characters.',
            ).nullish(),
            btw: atMost(
              40,
              'wat de prijs over btw zegt, zoals vrij van btw',
              'What the price says of VAT, such as vrij van btw, in at most 40 characters.',
            ).nullish(),
            samenvatting: atMost(140, 'wat het pakket inhoudt', 'What the package has, in at most 140 characters.'),
            meten: atMost(120, 'wat het pakket meet', 'What the package measures, in at most 120 characters.'),
            planning: atMost(
              120,
              'waar en hoe het wordt gepland',
              'Where and how it is planned, in at most 120 characters.',
            ),
            'past-bij': atMost(
              140,
              'voor wie het pakket het best past',
              'For whom the package is best, in at most 140 characters.',
            ),
          }),
        )
        .min(1, 'moet ten minste één pakket hebben'),
      afsluiting: closing,
    })
    .superRefine(({ hoofdstukken, pakketten }, issues) => refuseSameIds({ hoofdstukken, pakketten }, issues))
    .transform(toEnglish),
};

export const help = { files: 'nood.yaml', schema: helpSchema };

const overview = z.strictObject({
  titel: line('de kop van de pagina'),
  zoekomschrijving: metaDescription,
  inleiding: line('de inleiding'),
  foto: cover,
  fotobeschrijving: coverAlt,
  feiten: careFacts,
});

export const therapiesOverview = {
  files: 'therapieen.yaml',
  schema: overview.transform(toEnglish),
};

export const treatmentsOverview = {
  files: 'behandelingen.yaml',
  schema: overview
    .extend({ spreuk: line('de zin boven de kaarten').describe('The sentence above the cards.') })
    .transform(toEnglish),
};

const linkedPage = z.enum(
  [paths.examinations, paths.pmo, paths.treatments, paths.therapies, paths.about],
  'moet een pagina van deze site zijn, zoals /pmo',
);
const homeEntries = (slugs: readonly string[]) =>
  z
    .array(
      z.strictObject({
        slug: z.enum(slugs, 'moet een pagina van deze site zijn: kies er een'),
        titel: line('een titel'),
        tekst: atMost(90, 'één korte zin'),
      }),
    )
    .superRefine((entries, issues) => {
      for (const [index, { slug }] of entries.entries())
        if (entries.findIndex((other) => other.slug === slug) < index)
          issues.addIssue({ code: 'custom', path: [index, 'slug'], message: 'staat er al: kies een andere pagina' });
    });

/** content/home.yaml: one entry, `home`. */
export const home = {
  files: 'home.yaml',
  schema: z.strictObject({
    zoektitel: line('de titel voor zoekmachines'),
    zoekomschrijving: metaDescription,
    kop: z.strictObject({ titel: line('de kop'), foto: cover, fotobeschrijving: coverAlt }),
    'ook-voor': z
      .array(
        z.strictObject({
          wie: line('een vraag aan de bezoeker').describe('A question to the visitor, such as: Werkgever?'),
          knop: line('de tekst van de link'),
          pagina: linkedPage,
        }),
      )
      .min(1, 'moet er ten minste één hebben'),
    specialisaties: z.strictObject({
      titel: line('een kop'),
      inleiding: line('een zin'),
      kaarten: homeEntries(THERAPY_SLUGS).length(12, 'moet er twaalf hebben'),
    }),
    behandelingen: z.strictObject({
      titel: line('een kop'),
      inleiding: line('een zin'),
      rijen: homeEntries(TREATMENT_SLUGS).length(6, 'moet er zes hebben'),
    }),
    banner: z.strictObject({
      titel: line('een kop'),
      tekst: line('een zin'),
      knop: line('de tekst van de knop'),
      foto: cover,
      fotobeschrijving: coverAlt,
    }),
    magazine: z.strictObject({ titel: line('een kop') }),
    afsluiting: z.strictObject({ titel: line('een kop'), tekst: line('een zin'), foto: cover }),
  }),
};
