import { atom } from 'nanostores';
import { Fragment, type ReactNode } from 'react';
import {
  type Catalogue,
  chooseForm,
  fillIn,
  type Language,
  listOf,
  type Value,
  type ValuesFor,
  valueText,
} from '../../shared/words/words.ts';
import { beforeUse, importModule } from '../../ui/islands/import-module.ts';
import { translateLabels } from '../../ui/labels.ts';
import type common from './nl.ts';

/**
 * The language on the screen. Only `speak` changes it, in the browser; on the server it is set at the start of each
 * rendering, which is never interrupted.
 */
export const $language = atom<Language>('en');

type Found = { default: Catalogue };
type Part = { load: () => Promise<Found>; dutch: Catalogue | undefined };

/** One for each folder whose code has been loaded. */
const parts: Part[] = [];

/** What `<b>…</b>` and `{name}` in a sentence become. */
type Pieces<Text extends string> = ValuesFor<Text, ReactNode> extends [infer Values] ? Values : unknown;
type TagsIn<Text extends string> = Text extends `${string}</${infer Tag}>${infer Rest}` ? Tag | TagsIn<Rest> : never;

type Translate<Text extends string> = {
  /** The sentence in the language of the screen. Call it while rendering, never when a module loads. */
  <T extends Text>(text: T, ...values: ValuesFor<T>): string;
  /** A sentence with elements: `t.rich('Read the <a>manual</a>', { a: (inside) => <a href="…">{inside}</a> })`. */
  rich: <T extends Text>(text: T, pieces: Pieces<T> & Record<TagsIn<T>, (inside: ReactNode) => ReactNode>) => ReactNode;
};

/** Tells apart two meanings of an English word, and is never shown: `Schedule##verb`. */
const MEANING = /##\w+$/;

/** The sentences that came with a Dutch page: what the server rendered must be the same when it is made live. */
let ofPage: Catalogue = {};

/** The language of a page, and the Dutch of what the server renders in it. */
export function startIn(language: Language, dutch: Catalogue | undefined): void {
  $language.set(language);
  if (dutch) ofPage = dutch;
}

type Common = keyof typeof common;

/**
 * The sentences of a folder: all those of its catalogue `nl.ts`, and the common ones. The catalogue is fetched with the
 * folder's code, when the desk is Dutch.
 */
export function words<Dutch extends Catalogue>(
  load: () => Promise<{ default: Dutch }>,
): Translate<(keyof Dutch | Common) & string> {
  const part: Part = { load, dutch: undefined };
  parts.push(part);
  const find = (text: string): string => {
    const dutch = $language.get() === 'nl' && (part.dutch?.[text] ?? parts[0]?.dutch?.[text] ?? ofPage[text]);
    return dutch || text.replace(MEANING, '');
  };
  const translate = (text: string, values: Readonly<Record<string, Value>> = {}) =>
    fillIn(find(text), values, $language.get());
  const rich = (text: string, pieces: Pieced) => withPieces(find(text), pieces);
  return Object.assign(translate, { rich }) as unknown as Translate<(keyof Dutch | Common) & string>;
}

type Pieced = Readonly<Record<string, ReactNode | ((inside: ReactNode) => ReactNode)>>;

function withPieces(sentence: string, pieces: Pieced): ReactNode {
  const language = $language.get();
  const named = chooseForm(sentence, pieces, language).split(/(<\w+>.*?<\/\w+>|\{\w+\})/);
  return named.map((piece, index) => {
    const [, tag = '', inside = ''] = /^<(\w+)>(.*)<\/\w+>$/.exec(piece) ?? [];
    const [, name = ''] = /^\{(\w+)\}$/.exec(piece) ?? [];
    const wrap = pieces[tag];
    const value = pieces[name];
    const node =
      typeof wrap === 'function'
        ? wrap(withPieces(inside, pieces))
        : name && typeof value !== 'function'
          ? value
          : piece;
    // The pieces of a sentence never change places.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    return <Fragment key={index}>{typeof node === 'number' ? valueText(node, language) : node}</Fragment>;
  });
}

/** For screen readers alone, as a piece of a sentence: `t.rich('Edit<hidden> {name}</hidden>', { name, hidden })`. */
export const hidden = (inside: ReactNode) => <span className="sr-only">{inside}</span>;

/** Fetches what is missing. A catalogue that cannot be fetched leaves its screen in English. */
export async function fetchDutch(): Promise<void> {
  await Promise.all(
    parts.map(async (part) => {
      if (part.dutch) return;
      part.dutch = (await importModule(part.load, { companions: false }).catch(() => undefined))?.default;
    }),
  );
}

// The code of a screen is not shown before its words are there.
beforeUse(async () => {
  if ($language.get() === 'nl') await fetchDutch();
});

let wanted: Language | undefined;

/** Changes the language of the screen as soon as its words are there. What was typed stays. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  if (language === 'nl') await fetchDutch();
  // Another one was chosen meanwhile.
  if (wanted !== language) return;
  $language.set(language);
  document.documentElement.lang = language;
}

/** “a, b and c”, “a, b en c”. */
export const listed = (items: readonly string[]): string => listOf(items, $language.get());

/** The common sentences, for the parts that all screens share. They are the first part. */
export const t = words(() => import('./nl.ts'));

translateLabels((label) => t(label));
