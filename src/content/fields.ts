import { z } from 'astro/zod';

/** Fields shared by the collections. Error messages are Dutch: the clinic's editor of content/ reads them. */

const missing = (what: string) => `ontbreekt: vul ${what} in`;

export const line = (what: string) => z.string(missing(what)).trim().min(1, missing(what));

/** Search results and previews cut longer texts off. */
const between = (min: number, max: number, what: string) =>
  line(what).refine((text) => text.length >= min && text.length <= max, {
    error: ({ input }) => `heeft ${String(input).trim().length} tekens: schrijf ${what} van ${min} tot ${max} tekens`,
  });

export const description = between(60, 120, 'een samenvatting voor het overzicht');
export const metaDescription = between(120, 160, 'een omschrijving voor zoekmachines');

export const order = z.int('ontbreekt: vul een volgnummer in, bijvoorbeeld 3').min(0, 'begint bij 0');

export const cover = z
  .string('ontbreekt: vul de naam van een foto uit src/assets/images in, zonder .jpg')
  .regex(/^[a-z0-9-]+$/, 'moet de naam van een foto zijn zonder .jpg, zoals pro-aging');

export const coverAlt = line('in één zin wat er op de foto te zien is');

/** An amount exactly as the page prints it. */
export const price = z
  .string('ontbreekt: vul een bedrag in, zoals € 75,00')
  .regex(/^€ \d+(,(-|\d{2}))?$/, 'is geen bedrag: schrijf bijvoorbeeld € 75, € 75,00 of € 199,-');
