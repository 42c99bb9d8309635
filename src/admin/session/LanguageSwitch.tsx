import { useStore } from '@nanostores/react';
import { paths } from '../../shared/paths.ts';
import { LANGUAGE_PARAMETER } from '../../shared/words/words.ts';
import { chooseAtLogin, LANGUAGE_OPTIONS } from '../language/choose-language.ts';
import { $language } from '../language/words.tsx';

/** Links, which also work before the script has loaded: the server reads the address. */
export function LanguageSwitch() {
  const shown = useStore($language);
  return (
    <p className="mt-4 flex flex-wrap gap-x-5 text-sm">
      {LANGUAGE_OPTIONS.map(({ value: language, label }) => (
        <a
          key={language}
          href={`${paths.login}?${LANGUAGE_PARAMETER}=${language}`}
          lang={language}
          hrefLang={language}
          aria-current={language === shown || undefined}
          className="inline-flex min-h-11 items-center text-ink-soft underline underline-offset-4 aria-[current=true]:text-ink aria-[current=true]:no-underline"
          onClick={(event) => {
            event.preventDefault();
            void chooseAtLogin(language);
          }}
        >
          {label}
        </a>
      ))}
    </p>
  );
}
