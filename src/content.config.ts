import { defineCollection } from 'astro:content';
import { file } from 'astro/loaders';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { about, examinations, pmo, questions, rates, services, therapies, treatments } from './content/collections.ts';
import { home } from './content/home-collection.ts';

const time = z.string().regex(/^\d{2}:\d{2}$/, 'moet een tijd zijn zoals 09:00');

const day = z.iso.date('moet een datum zijn zoals 2026-12-28');
const DAY_MS = 24 * 60 * 60 * 1000;
const daysBetween = (from: number, day: string) => (Date.parse(day) - from) / DAY_MS;
const closure = z
  .strictObject({ van: day, tot: day.optional(), reden: z.string().min(1, 'zeg waarom, bijvoorbeeld: vakantie') })
  .refine(({ van }) => daysBetween(Date.now(), van) < 366, {
    path: ['van'],
    error: 'is meer dan een jaar verder: klopt het jaar?',
  })
  .refine(({ van, tot = van }) => tot >= van, { path: ['tot'], error: 'ligt voor van: verwissel ze' })
  .refine(({ van, tot = van }) => daysBetween(Date.parse(van), tot) <= 60, {
    path: ['tot'],
    error: 'is meer dan 60 dagen na van: klopt het jaar?',
  });

/** content/kliniek.yaml: one entry, `kliniek`. */
const clinic = defineCollection({
  loader: file('content/kliniek.yaml', { parser: (text) => [{ id: 'kliniek', ...parse(text) }] }),
  schema: z.strictObject({
    id: z.literal('kliniek'),
    naam: z.string().min(1),
    ondertitel: z.string().min(1),
    telefoon: z.string().regex(/^[+\d][\d ]+$/, 'moet een telefoonnummer zijn zoals 040 123 45 67'),
    email: z.email('moet een e-mailadres zijn'),
    adres: z.strictObject({
      straat: z.string().min(1),
      postcode: z.string().regex(/^\d{4} [A-Z]{2}$/, 'moet een postcode zijn zoals 1234 AB'),
      plaats: z.string().min(1),
    }),
    openingstijden: z.strictObject({
      dagen: z.array(z.enum(['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'])).min(1),
      van: time,
      tot: time,
    }),
    /** Closures besides weekends and public holidays; `tot` is the last closed day. */
    dicht: z
      .array(closure)
      .nullish()
      .transform((closures) => closures ?? []),
    portaal: z.url('moet een volledig adres zijn, met https://'),
    afspraak: z.url('moet een volledig adres zijn, met https://'),
    magazine: z.strictObject({ merk: z.string().min(1), tagline: z.string().min(1) }),
    redactie: z.string().min(1),
    /** Names of the values that are still samples; `npm run check:live` refuses a site that has any. */
    voorbeelden: z.array(z.string()).default([]),
  }),
});

export const collections = {
  clinic,
  home,
  therapies,
  treatments,
  services,
  examinations,
  questions,
  pmo,
  about,
  rates,
};
