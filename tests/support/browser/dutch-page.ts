import type { Locator, Page } from '@playwright/test';
import { fieldName } from '../../../src/shared/field-names.ts';
import { readCatalogues } from '../repository/catalogues.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const asRead = (sentence: string) => sentence.replace(/##\w+$/, '').replace(/<\/?\w+>/g, '');
const VALUE = /\{\w+\}/;

/** The forms of each sentence, in both languages, as they are read on the screen. */
async function readForms(): Promise<[english: string, dutch: string][]> {
  const fields: [string, string][] = [['Title for search engines', fieldName('zoektitel')]];
  const forms = (await readCatalogues()).flatMap(({ english, dutch }) => {
    const others = dutch.split('|');
    return english.split('|').map((form, at): [string, string] => [asRead(form), asRead(others[at] ?? '')]);
  });
  return [...forms, ...fields];
}

/**
 * A function for the page of a Dutch desk, on which tests find by English names what has Dutch ones: so that an opener
 * of a dialog serves both.
 */
export async function namedInEnglish(): Promise<(page: Page) => Page> {
  const forms = await readForms();
  const exact = new Map(forms.toReversed());

  function ofText(text: string): string {
    const known = exact.get(text);
    if (known !== undefined) return known;
    return text.endsWith(' *') ? `${ofText(text.slice(0, -2))} *` : text;
  }

  /** Every sentence that the pattern fits; a value in it could be “Anna”. */
  function ofPattern(pattern: RegExp): RegExp {
    const fitting = forms.filter(([english]) => pattern.test(english.replaceAll(/\{\w+\}/g, 'Anna')));
    if (fitting.length === 0) return pattern;
    const dutch = fitting.map(([, sentence]) => sentence.split(VALUE).map(escaped).join('.+'));
    // In Dutch the name of an entry stands before what a button does to it.
    return new RegExp(`(?:^|\\s)(?:${dutch.join('|')})${pattern.source.endsWith('$') ? '$' : '(?!\\w)'}`);
  }

  const inDutch = (name: unknown) =>
    typeof name === 'string' ? ofText(name) : name instanceof RegExp ? ofPattern(name) : name;

  function inDutchArguments(method: unknown, [first, options]: unknown[]): unknown[] {
    if (method !== 'getByRole') return [inDutch(first), options];
    const { name } = (options ?? {}) as { name?: unknown };
    return [first, name === undefined ? options : { ...(options as object), name: inDutch(name) }];
  }

  const named = <Target extends Page | Locator>(target: Target): Target =>
    new Proxy(target, {
      get(object, key) {
        const value: unknown = Reflect.get(object, key, object);
        if (typeof value !== 'function' || key === 'constructor') return value;
        return (...given: unknown[]) => {
          const isFinder = key === 'getByRole' || key === 'getByLabel' || key === 'getByText';
          const result: unknown = Reflect.apply(value, object, isFinder ? inDutchArguments(key, given) : given);
          return isLocator(result) ? named(result) : result;
        };
      },
    });
  return named;
}

const isLocator = (value: unknown): value is Locator =>
  typeof value === 'object' && value !== null && 'getByRole' in value;
