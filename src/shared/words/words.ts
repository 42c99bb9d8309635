/*
 * The words of the desk in two languages. The English sentence stands where it is used and is the key of its Dutch one:
 * `t('{count} article|{count} articles', { count })`. A sentence with a count has its singular before the bar.
 */

export const LANGUAGES = ['en', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** With the language that was last chosen or shown in this browser. As the cookies of the theme. */
export const LANGUAGE_COOKIES = ['__Secure-language', 'language'] as const;

/** In the address of the login page: `?language=nl`. */
export const LANGUAGE_PARAMETER = 'language';

/** Dutch sentences by their English ones. */
export type Catalogue = Readonly<Record<string, string>>;

export type Value = string | number;

/** The names in braces: `{count}`. */
export type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** A sentence with names in braces needs a value for each. */
export type ValuesFor<Text extends string, Kind = Value> = [NamesIn<Text>] extends [never]
  ? []
  : [values: Record<NamesIn<Text>, Kind>];

/** Numbers are written as the language does; pass a year or a code as text. */
export function fillIn(sentence: string, values: Readonly<Record<string, Value>>, language: Language): string {
  return chooseForm(sentence, values, language).replace(/\{(\w+)\}/g, (name, key: string) =>
    valueText(values[key] ?? name, language),
  );
}

/** The singular or the plural, by `count`. Both languages have these two forms. */
export function chooseForm(sentence: string, values: Readonly<Record<string, unknown>>, language: Language): string {
  const { count } = values;
  const [one = '', other] = sentence.split('|');
  if (typeof count !== 'number' || other === undefined) return sentence;
  return new Intl.PluralRules(language).select(count) === 'one' ? one : other;
}

export const valueText = (value: Value, language: Language): string =>
  typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : value;

/** “a, b and c”, as in British English: without a comma before “and”. */
export const listOf = (items: readonly string[], language: Language): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(items);
