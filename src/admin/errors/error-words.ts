import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { waitBeforeErrors } from '../../shared/api-client.ts';
import type { Sentences } from '../../shared/contract/errors.ts';
import { sayInDutch } from '../../shared/errors/sentence.ts';
import type { Catalogue } from '../../shared/words/words.ts';
import { importModule } from '../../ui/islands/import-module.ts';
import { $language } from '../language/words.tsx';

/** Undefined until there was something to say. */
const $errorWords = atom<Catalogue | undefined>();

/** Fetches the Dutch sentences of the API, for a Dutch desk. Without them its errors are shown in English. */
export async function fetchErrorWords(): Promise<void> {
  if ($language.get() === 'en' || $errorWords.get()) return;
  const options = { companions: false };
  const found = Promise.all([
    importModule<{ default: Catalogue }>(() => import('../../shared/errors/nl.ts'), options),
    // The dangers for which a text is refused.
    importModule<{ default: Catalogue }>(() => import('../../shared/text-check/words/dangers-nl.ts'), options),
  ]);
  $errorWords.set(
    await found.then(
      (all) => Object.assign({}, ...all.map((one) => one.default)),
      () => undefined,
    ),
  );
}

waitBeforeErrors(fetchErrorWords);

/** A text of the API in the language of the screen; one without a Dutch sentence stays as it is. */
export function sayError(text: string, sentences: Sentences = {}): string {
  if ($language.get() === 'en') return text;
  return sayInDutch(text, sentences, $errorWords.get());
}

/**
 * A text of the API that is no error, such as why somebody may not review. In English until its words are there. One that
 * was stored, such as why a schedule failed, came without its values.
 */
export function useSaid(text: string | null | undefined, sentences?: Sentences): string | undefined {
  useStore($errorWords);
  const isDutch = useStore($language) === 'nl' && Boolean(text);
  useEffect(() => {
    if (isDutch) void fetchErrorWords();
  }, [isDutch]);
  return text ? sayError(text, sentences ?? readBack(text, $errorWords.get())) : undefined;
}

/**
 * The sentence and the values of a finished text, by the sentence that has most words of its own: others that fit it have
 * some of those words in a value. Undefined for a text without values, and for one that nobody says any more.
 */
export function readBack(text: string, dutch: Catalogue = {}): Sentences {
  if (Object.hasOwn(dutch, text)) return undefined;
  const fitting = Object.keys(dutch).flatMap((sentence) =>
    sentence.split('|').flatMap((form) => {
      const [own = [], names = []] = [0, 1].map((odd) => form.split(/\{(\w+)\}/).filter((_, at) => at % 2 === odd));
      if (names.length === 0) return [];
      const pattern = own.map(
        (part, at) => escaped(part) + (names[at] ? `(${names[at] === 'count' ? '\\d+' : '.+'})` : ''),
      );
      const found = new RegExp(`^${pattern.join('')}$`, 's').exec(text)?.slice(1);
      return found ? [{ sentence, names, found, own: own.join('').length }] : [];
    }),
  );
  const [best] = fitting.toSorted((one, other) => other.own - one.own);
  if (!best) return undefined;
  const values = best.names.map((name, at) => [
    name,
    name === 'count' ? Number(best.found[at]) : (best.found[at] ?? ''),
  ]);
  return { [text]: [{ text: best.sentence, values: Object.fromEntries(values) }] };
}

const escaped = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
