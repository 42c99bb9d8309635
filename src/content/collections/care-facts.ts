import { z } from 'zod';
import { atMost, price } from './fields.ts';

/**
 * The panel above a page about care. A field that is not there, or is `null` because it does not apply, has no row; the
 * first is in the list of what is missing before the site goes online. What everybody brings is in contact.yaml.
 */
const fact = (max: number, what: string, hint: string) => atMost(max, what, hint).nullish();
const list = (what: string, mostItems: number) =>
  z
    .array(
      // YAML reads an item with a colon as a field with a value.
      z
        .unknown()
        .refine((item) => typeof item !== 'object', 'heeft een dubbele punt: zet de regel tussen aanhalingstekens')
        .pipe(atMost(110, what)),
    )
    .min(1, `ontbreekt: vul ${what} in, of haal de regel weg`)
    .max(mostItems, `heeft er te veel: noem er hoogstens ${mostItems}`)
    .nullish();

export const careFacts = z
  .strictObject(
    {
      'voor-wie': fact(120, 'voor wie de pagina is', 'For whom the page is, in at most 120 characters.'),
      duur: fact(60, 'hoe lang het duurt', 'How long it takes, in at most 60 characters.'),
      prijs: price.nullish(),
      'over-de-prijs': fact(
        140,
        'wat iemand over de prijs moet weten',
        'What somebody has to know of the price, in at most 140 characters.',
      ),
      'hoe-snel': fact(140, 'hoe snel iemand terecht kan', 'How soon somebody can come, in at most 140 characters.'),
      wie: fact(80, 'wie het doet', 'Who does it, in at most 80 characters.'),
      meenemen: list('wat iemand meeneemt', 8),
      stappen: list('de stappen', 6),
    },
    {
      error: (issue) =>
        issue.code === 'unrecognized_keys'
          ? `kent ${issue.keys?.join(', ')} niet: haal de regel weg of verbeter de naam`
          : 'ontbreekt: zet onder feiten wat boven de pagina moet staan, zoals voor-wie en duur',
    },
  )
  .refine((facts) => Object.values(facts).some((value) => value != null), 'is leeg: vul ten minste één feit in')
  .transform((facts) => ({
    forWhom: facts['voor-wie'],
    duration: facts.duur,
    price: facts.prijs,
    priceNote: facts['over-de-prijs'],
    howSoon: facts['hoe-snel'],
    byWhom: facts.wie,
    bring: facts.meenemen,
    steps: facts.stappen,
  }));

export type CareFacts = z.output<typeof careFacts>;
