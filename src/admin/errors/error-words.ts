import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { waitBeforeErrors } from '../../shared/api-client.ts';
import type { Sentences } from '../../shared/contract/errors.ts';
import { joinSentences, say } from '../../shared/errors/sentence.ts';
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
  const dutch = $errorWords.get();
  const said = sentences[text] ?? [{ text }];
  return joinSentences(said.map((sentence) => say(sentence, 'nl', (english) => dutch?.[english] ?? english)));
}

/** A text of the API that is no error, such as why somebody may not review. In English until its words are there. */
export function useSaid(text: string | null | undefined, sentences?: Sentences): string | undefined {
  useStore($errorWords);
  const isDutch = useStore($language) === 'nl' && Boolean(text);
  useEffect(() => {
    if (isDutch) void fetchErrorWords();
  }, [isDutch]);
  return text ? sayError(text, sentences) : undefined;
}
