import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { ScreenModule } from '../app/screens.ts';
import { useRestoredPosition } from '../app/scroll-positions.ts';
import { LoadError } from '../lists/LoadError.tsx';
import { Skeletons } from '../lists/Skeletons.tsx';
import { $openOverlay } from '../shortcuts/overlays.ts';
import { $manual, type Manual } from './manual.ts';

function HelpScreen() {
  const { data, error } = useStore($manual);
  useRestoredPosition(data !== undefined);
  if (error) return <LoadError what="the manual" error={error} onRetry={() => $manual.revalidate()} />;
  if (!data) return <Skeletons label="Loading the manual" className="space-y-3" itemClassName="h-28" />;
  return <ManualText {...data} />;
}

export const screen: ScreenModule = { Screen: HelpScreen, queries: () => [$manual] };

function ManualText({ html, chapters }: Manual) {
  // Scrolls to the chapter in the address: when the browser looked for it, the text had not loaded.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);
  return (
    <div lang="nl" className="flex flex-col gap-8 lg:flex-row-reverse lg:justify-between lg:gap-16">
      <nav aria-label="Inhoud" className="h-fit border-l border-linen pl-5 lg:sticky lg:top-8 lg:w-72 lg:shrink-0">
        <p className="text-xs text-ink-soft lg:hidden" aria-hidden="true">
          Inhoud
        </p>
        <ul>
          {chapters.map(({ slug, text }) => (
            <li key={slug}>
              <a
                href={`#${slug}`}
                className="inline-flex min-h-11 items-center text-sm underline-offset-4 hover:underline lg:min-h-9"
              >
                {text}
              </a>
            </li>
          ))}
          <li>
            <button
              type="button"
              className="inline-flex min-h-11 items-center text-sm underline underline-offset-4 lg:min-h-9"
              onClick={() => $openOverlay.set('shortcuts')}
            >
              Alle sneltoetsen
            </button>
          </li>
        </ul>
      </nav>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build made it from docs/editors.md */}
      <article className="prose manual" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
