import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import * as clinicCollections from './content/collections/clinic.ts';
import { metaDescription } from './content/collections/fields.ts';
import { yamlLoader } from './content/collections/loader.ts';
import * as pageCollections from './content/collections/pages.ts';
import { paths } from './shared/paths.ts';

const line = (what: string) => z.string(`moet ${what} zijn`).trim().min(1, `moet ${what} zijn, en niet leeg`);
const slug = z
  .string('moet de naam van een pagina zijn')
  .regex(/^[a-z]+(-[a-z]+)*$/, 'mag alleen kleine letters en streepjes hebben');
const page = z.enum(
  [paths.examinations, paths.pmo, paths.treatments, paths.therapies, paths.about],
  'moet een pagina van deze site zijn, zoals /pmo',
);
const entry = z.strictObject({ slug, titel: line('een titel'), tekst: line('één korte zin').max(90) });

/** content/home.yaml: one entry, `home`. */
const home = defineCollection({
  loader: yamlLoader('home'),
  schema: z.strictObject({
    zoektitel: line('de titel voor zoekmachines'),
    zoekomschrijving: metaDescription,
    kop: z.strictObject({ titel: line('de kop'), foto: line('een foto'), fotobeschrijving: line('wat de foto toont') }),
    'ook-voor': z
      .array(
        z.strictObject({ wie: line('een vraag aan de bezoeker'), knop: line('de tekst van de link'), pagina: page }),
      )
      .min(1, 'moet er ten minste één hebben'),
    specialisaties: z.strictObject({
      titel: line('een kop'),
      inleiding: line('een zin'),
      kaarten: z.array(entry).length(12, 'moet er twaalf hebben'),
    }),
    behandelingen: z.strictObject({
      titel: line('een kop'),
      inleiding: line('een zin'),
      rijen: z.array(entry).length(6, 'moet er zes hebben'),
    }),
    banner: z.strictObject({
      titel: line('een kop'),
      tekst: line('een zin'),
      knop: line('de tekst van de knop'),
      foto: line('een foto'),
      fotobeschrijving: line('wat de foto toont'),
    }),
    magazine: z.strictObject({ titel: line('een kop') }),
    afsluiting: z.strictObject({ titel: line('een kop'), tekst: line('een zin'), foto: line('een foto') }),
  }),
});

export const collections = { home, ...clinicCollections, ...pageCollections };
