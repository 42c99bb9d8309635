import { z } from 'zod';
import { parseUrl } from '../../shared/addresses/parse-url.ts';
import { dayInAmsterdam } from '../../shared/dates/wall-time.ts';
import { libraryPicture } from '../../shared/pictures/picture.ts';
import { SOURCE_ID } from '../../shared/sources/source-id.ts';
import { isVisible } from '../../shared/text/text.ts';

/**
 * Fields shared by the collections. Error messages are Dutch: the clinic's editor of content/ reads them. Hints
 * (`describe`) are English: the desk shows them, and has them in Dutch (src/admin/clinic/form/nl.ts).
 */

const missing = (what: string) => `ontbreekt: vul ${what} in`;

/** A text. What `what` asks for is also said where it is missing. */
export const line = (what: string) =>
  z.string(missing(what)).trim().min(1, missing(what)).refine(isVisible, missing(what));

/** A short text that may hold Markdown, in a field without an editor. In all others the form says that there is none. */
export const markdown = <Text extends z.ZodType>(text: Text): Text =>
  text.meta({
    description:
      'You type the formatting yourself: **words** are bold, [words](address) are a link, lines that begin with - are a list.',
    format: 'markdown',
  });

/** Such as 09:30. The form shows it as a time. */
export const time = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'moet een tijd zijn zoals 09:30')
  .meta({ format: 'time' });

const NO_ADDRESS = 'moet een volledig webadres zijn, met https://';
/** On another site: a browser reads `https:naam.nl` as a page of this one. */
export const webAddress = z
  .url({ protocol: /^https?$/, error: NO_ADDRESS })
  .regex(/^https?:\/\/[^/]/i, NO_ADDRESS)
  .meta({ format: 'uri' });

/** Of ten digits, of 0800 or 0900, or with the code of its country. */
export const telephone = z
  .string()
  .regex(
    /^(?:0[1-9](?: *\d){8}|0[89]0[069](?: *\d){4}(?:(?: *\d){3})?|(?:\+|00)[1-9](?: *\d){7,13})$/,
    'moet een telefoonnummer zijn zoals 040 123 45 67',
  );

/** Search results and previews cut longer texts off. */
const between = (min: number, max: number, what: string, hint: string) =>
  line(what)
    .refine((text) => text.length >= min && text.length <= max, {
      error: ({ input }) => `heeft ${String(input).trim().length} tekens: schrijf ${what} van ${min} tot ${max} tekens`,
    })
    .describe(hint);

/** For a table cell or a row, which a longer text would break. */
export function atMost(max: number, what: string, hint?: string) {
  const text = line(what).refine((value) => value.length <= max, {
    error: ({ input }) => `heeft ${String(input).trim().length} tekens: schrijf ${what}, in hoogstens ${max} tekens`,
  });
  return hint === undefined ? text : text.describe(hint);
}

export const description = between(
  60,
  120,
  'een samenvatting voor het overzicht',
  'A summary for the overview, of 60 to 120 characters.',
);
export const metaDescription = between(
  120,
  160,
  'een omschrijving voor zoekmachines',
  'A description for search engines, of 120 to 160 characters.',
);

export const order = z
  .int('moet een volgnummer zijn, bijvoorbeeld 3')
  .min(0, 'begint bij 0')
  .describe('The place in the overview: low numbers first.');

/** A day in the past, or today in Amsterdam. */
export const pastDay = (remedy: string) =>
  z.iso
    .date('moet een datum zijn zoals 2026-12-28')
    .refine((day) => day <= dayInAmsterdam(new Date()), `ligt in de toekomst: ${remedy}`);

/** A picture of src/assets/images by its name, or one of the library by its address. The form shows it as a picture. */
export const cover = z
  .string('ontbreekt: kies een foto')
  .min(1, 'ontbreekt: kies een foto')
  .refine(
    (value) => FILE_NAME.test(value) || libraryPicture(value) !== undefined,
    'moet een foto uit de bibliotheek zijn, of de naam van een foto uit src/assets/images zonder .jpg, zoals pro-aging',
  )
  .meta({ format: 'picture' });
const FILE_NAME = /^[a-z0-9-]+$/;

const NO_WORDS = 'ontbreekt: schrijf in één zin wat er op de foto te zien is';
/** `describes` names the field of its picture: another picture takes its own words along. */
export const coverAlt = z.string(NO_WORDS).trim().min(1, NO_WORDS).meta({ describes: 'foto' });

/** An amount exactly as the page prints it. */
export const price = z
  .string('ontbreekt: vul een bedrag in, zoals € 12,50')
  .regex(/^€ \d+(,(-|\d{2}))?$/, 'is geen bedrag: schrijf bijvoorbeeld € 12, € 12,50 of € 12,-');

/**
 * Names of the fields that are still samples. Staff never edit the list: a form marks each of these fields, and takes out
 * what was filled in.
 */
export const samples = z.array(z.string()).default([]).meta({ readOnly: true });

const source = z
  .strictObject({
    id: z
      .string('ontbreekt: geef de bron een korte naam, zoals thuisarts')
      .regex(SOURCE_ID, 'mag alleen kleine letters, cijfers en streepjes hebben')
      .describe('The text refers to it with {bron:…}, for example {bron:thuisarts}.'),
    titel: line('de titel van de bron'),
    uitgever: line('wie de bron uitgaf, zoals Thuisarts.nl').describe('Who published it, such as Thuisarts.nl.'),
    jaar: z.int('moet een jaar zijn, zoals 2024').min(1800, 'ligt voor 1800: klopt het jaar?').max(2100).optional(),
    adres: z
      .url({ protocol: /^https?$/, error: NO_ADDRESS })
      .refine((address) => !isFrontPage(address), {
        error: 'is de voorpagina van een site: vul het adres in van de bladzijde waarop lezers het kunnen nakijken',
      })
      .optional()
      .describe('Of the page where readers can check it. For a book a year is enough.'),
    geraadpleegd: pastDay('vul de dag in waarop u de bron hebt gelezen')
      .optional()
      .describe('The day on which you read it.'),
  })
  .refine(({ adres, jaar }) => adres !== undefined || jaar !== undefined, {
    path: ['adres'],
    error: 'ontbreekt: vul het adres in, of het jaar van een boek, zodat lezers de bron kunnen vinden',
  });

/** The sources of a text in the order of their numbers; the text refers to one as `{bron:thuisarts}`. */
export const sources = z
  .array(source)
  .min(1, 'moet ten minste één bron hebben')
  .refine(
    (list) => new Set(list.map(({ id }) => id)).size === list.length,
    'heeft twee bronnen met dezelfde id: geef elke bron een eigen naam',
  );

/** The day of the last review of the whole text. */
export const reviewedOn = pastDay('vul de dag in waarop u de tekst hebt nagekeken');

/** Refuses the second of two with one id in lists that share them: what names it would find only one of the two. */
export function refuseSameIds(
  lists: Readonly<Record<string, ReadonlyArray<{ id: string }>>>,
  issues: Pick<z.RefinementCtx, 'addIssue'>,
): void {
  const known = new Set<string>();
  for (const [list, items] of Object.entries(lists))
    for (const [index, { id }] of items.entries()) {
      if (known.has(id))
        issues.addIssue({ code: 'custom', path: [list, index, 'id'], message: 'is al gebruikt: kies een andere id' });
      known.add(id);
    }
}

/** Whether an address leads to the front page of a site, where readers cannot check what a text says. */
function isFrontPage(address: string): boolean {
  const url = parseUrl(address);
  return url !== undefined && url.pathname === '/' && url.search === '';
}
