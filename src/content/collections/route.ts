import { z } from 'zod';
import { line, markdown, samples } from './fields.ts';

/** The height of the sketch when it is 100 wide. */
export const SKETCH_HEIGHT = 84;

const PLACE = `moet een plek zijn zoals [43, 55]: eerst 0 tot 100 van links, dan 0 tot ${SKETCH_HEIGHT} van boven`;
const upTo = (most: number) => z.number(PLACE).min(0, PLACE).max(most, PLACE);
const place = z.tuple([upTo(100), upTo(SKETCH_HEIGHT)], PLACE);
const lines = z
  .array(
    z.strictObject({
      naam: line('de naam').optional(),
      bij: place.optional(),
      langs: z.array(place).min(2, 'moet ten minste twee punten hebben'),
    }),
  )
  .default([]);
/** Empty when the owner has not filled it in: the page then asks visitors to call. */
const unknownYet = markdown(line('hoe het is, of laat het leeg')).nullish();

/** content/route.yaml */
export const routeSchema = z.strictObject({
  inleiding: line('een zin'),
  parkeren: unknownYet,
  'openbaar-vervoer': unknownYet,
  toegang: unknownYet,
  schets: z.strictObject({
    beschrijving: line('een beschrijving van de schets'),
    kliniek: place,
    plaatsen: z.array(z.strictObject({ naam: line('de naam'), plek: place, klein: z.boolean().default(false) })),
    wegen: lines,
    water: lines,
  }),
  voorbeelden: samples,
});
