import { useEffect, useState } from 'react';
import type { Help } from '../../shared/contract/visitors/help.ts';
import type { HelpLanguage } from '../../shared/help/help.ts';
import { importModule } from '../islands/import-module.ts';

const TYPING_PAUSE_MS = 300;
const MIN_LETTERS = 3;

type Found = { text: string; help: Help | undefined };

/**
 * The help for what the visitor typed, once typing pauses. `initial` is what the server found in `initialText`. Without
 * the code that looks for it, which loads at the first word, there is none: the page says elsewhere whom to call.
 */
export function useUrgentHelp(
  text: string,
  language: HelpLanguage,
  initial?: Help,
  initialText = '',
): Help | undefined {
  const [found, setFound] = useState<Found>({ text: initialText, help: initial });
  useEffect(() => {
    if (text === found.text) return;
    if (text.trim().length < MIN_LETTERS) return setFound({ text, help: undefined });
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const module = await importModule(() => import('./find-help.ts')).catch(() => undefined);
      const find = await module?.loadHelpFinder().catch(() => undefined);
      if (isCurrent && find) setFound({ text, help: find(text, language) });
    }, TYPING_PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, language, found.text]);
  return found.help;
}
