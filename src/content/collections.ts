import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { cover, coverAlt, description, line, metaDescription, order, price } from './fields.ts';
import { pageLoader } from './loader.ts';
import { pairedSlug, SERVICE_SLUGS, THERAPY_SLUGS, TREATMENT_SLUGS } from './slugs.ts';

/** Schemas of the files in content/. An invalid file stops the build. */

const page = z.strictObject({
  title: line('de titel van de pagina'),
  author: line('wie de tekst schreef, zoals "Anna de Vries, arts integrale geneeskunde"'),
  cover,
  coverAlt,
  description,
  metaDescription,
  order,
});

const detail = page.extend({ mention: line('één warme zin onder de titel') });

const oneFile = (name: string) => file(`content/${name}.yaml`, { parser: (text) => [{ id: name, ...parse(text) }] });

export const therapies = defineCollection({
  loader: pageLoader('therapieen', THERAPY_SLUGS),
  schema: detail.extend({
    /** A second slug (docs/product.md#therapy-addresses). The file name is the canonical one. */
    alias: z
      .string()
      .refine((slug) => pairedSlug(slug) !== undefined, 'is geen tweede adres: haal de regel weg of kijk in slugs.ts')
      .optional(),
    related: z
      .array(z.enum(THERAPY_SLUGS, 'is geen therapie: gebruik de naam van een bestand in deze map, zonder .md'))
      .length(3, 'moet er drie hebben: therapieën die bij deze passen'),
  }),
});

export const services = defineCollection({ loader: pageLoader('rijbewijskeuringen', SERVICE_SLUGS), schema: detail });

export const treatments = defineCollection({
  loader: pageLoader('behandelingen', TREATMENT_SLUGS),
  schema: page.extend({ quote: line('één zin in de stem van de kliniek') }),
});

const id = z.string().regex(/^[a-z-]+$/, 'mag alleen kleine letters en streepjes hebben');
const body = line('de tekst; Markdown mag');
const section = z.strictObject({ id, title: line('een kop'), body });

export const examinations = defineCollection({
  loader: oneFile('rijbewijskeuringen'),
  schema: z.strictObject({
    id,
    hero: z.strictObject({ title: line('de kop van de pagina'), intro: line('de inleiding'), cover, coverAlt }),
    metaDescription,
    accordions: z
      .array(section)
      .length(3, 'moet er drie hebben: rijbewijs- en taxikeuringen, medisch adviesbureau en zorgeloos gekeurd'),
  }),
});

export const questions = defineCollection({
  loader: file('content/veelgestelde-vragen.yaml', {
    parser: (text) => [{ id: 'veelgestelde-vragen', questions: parse(text) }],
  }),
  schema: z.strictObject({
    id,
    questions: z
      .array(z.strictObject({ id, question: line('de vraag'), answer: body }))
      .length(5, 'moet er vijf hebben: wie, voor wie, waarom, tarieven en hoe snel'),
  }),
});

export const pmo = defineCollection({
  loader: oneFile('pmo'),
  schema: z.strictObject({
    id,
    title: line('de kop van de pagina'),
    lead: line('de inleiding'),
    metaDescription,
    cover,
    coverAlt,
    sections: z.array(section).min(1, 'moet ten minste één hoofdstuk hebben'),
    packages: z
      .array(
        z.strictObject({
          id,
          name: line('de naam van het pakket'),
          price: z.literal('Prijs in overleg').or(price),
          description: line('wat het pakket inhoudt'),
          preference: line('voor wie het pakket het best past'),
        }),
      )
      .min(1, 'moet ten minste één pakket hebben'),
    closing: z.strictObject({ title: line('een kop'), body }),
  }),
});

export const about = defineCollection({
  loader: glob({ base: 'content', pattern: 'over-ons.md' }),
  schema: z.strictObject({
    title: line('de kop van de pagina'),
    quote: line('één zin in de stem van de kliniek'),
    quoteAuthor: line('wie dat zegt'),
    metaDescription,
    cover,
    coverAlt,
  }),
});

export const rates = defineCollection({
  loader: oneFile('tarieven'),
  schema: z.strictObject({
    id,
    intro: line('de inleiding'),
    lines: z
      .array(z.strictObject({ title: line('waar het tarief voor is'), subtitle: z.string().nullable(), price }))
      .min(1, 'moet ten minste één tarief hebben'),
    note: line('de regel voor herhaalrecepten'),
    footnote: line('wat de verzekering betaalt'),
  }),
});
