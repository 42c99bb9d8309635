import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { isInPreparation } from './content/before-online/read.ts';
import * as clinic from './content/collections/clinic.ts';
import { load } from './content/collections/loader.ts';
import * as pages from './content/collections/pages.ts';

/** Astro's collections: each reads the files that its entry in src/content/collections names. */
export const collections = {
  /** One entry, `site`: whether visitors read that names, numbers and prices are still samples. */
  preparation: defineCollection({
    loader: () => [{ id: 'site', isOn: isInPreparation() }],
    schema: z.object({ isOn: z.boolean() }),
  }),
  home: defineCollection({ loader: load(pages.home), schema: pages.home.schema }),
  clinic: defineCollection({ loader: load(clinic.clinic), schema: clinic.clinic.schema }),
  notice: defineCollection({ loader: load(clinic.notice), schema: clinic.notice.schema }),
  waitingTime: defineCollection({ loader: load(clinic.waitingTime), schema: clinic.waitingTime.schema }),
  about: defineCollection({ loader: load(clinic.about), schema: clinic.about.schema }),
  statements: defineCollection({ loader: load(clinic.statements), schema: clinic.statements.schema }),
  rates: defineCollection({ loader: load(clinic.rates), schema: clinic.rates.schema }),
  team: defineCollection({ loader: load(clinic.team), schema: clinic.team.schema }),
  route: defineCollection({ loader: load(clinic.route), schema: clinic.route.schema }),
  promises: defineCollection({ loader: load(clinic.promises), schema: clinic.promises.schema }),
  contact: defineCollection({ loader: load(clinic.contact), schema: clinic.contact.schema }),
  therapies: defineCollection({ loader: load(pages.therapies), schema: pages.therapies.schema }),
  services: defineCollection({ loader: load(pages.services), schema: pages.services.schema }),
  treatments: defineCollection({ loader: load(pages.treatments), schema: pages.treatments.schema }),
  examinations: defineCollection({ loader: load(pages.examinations), schema: pages.examinations.schema }),
  questions: defineCollection({ loader: load(pages.questions), schema: pages.questions.schema }),
  pmo: defineCollection({ loader: load(pages.pmo), schema: pages.pmo.schema }),
  help: defineCollection({ loader: load(pages.help), schema: pages.help.schema }),
  therapiesOverview: defineCollection({
    loader: load(pages.therapiesOverview),
    schema: pages.therapiesOverview.schema,
  }),
  treatmentsOverview: defineCollection({
    loader: load(pages.treatmentsOverview),
    schema: pages.treatmentsOverview.schema,
  }),
};
