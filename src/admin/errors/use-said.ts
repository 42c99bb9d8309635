import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Sentences } from '../../shared/contract/errors.ts';
import { $language } from '../language/words.tsx';
import { $errorWords, fetchErrorWords, sayError } from './error-words.ts';

/** A text of the API that is no error, such as why somebody may not review. In English until its words are there. */
export function useSaid(text: string | null | undefined, sentences?: Sentences): string | undefined {
  useStore($errorWords);
  const isDutch = useStore($language) === 'nl' && Boolean(text);
  useEffect(() => {
    if (isDutch) void fetchErrorWords();
  }, [isDutch]);
  return text ? sayError(text, sentences) : undefined;
}
