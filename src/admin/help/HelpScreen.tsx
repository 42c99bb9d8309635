import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import { NetworkError } from '../../shared/api-client.ts';
import { paths } from '../../shared/paths.ts';
import { button } from '../../ui/forms/button.ts';
import type { ScreenModule } from '../app/screens.ts';
import { createQuery } from '../data/query.ts';
import { words } from '../language/words.tsx';
import { LoadError } from '../lists/LoadError.tsx';
import { Skeletons } from '../lists/Skeletons.tsx';
import { useRestoredPosition } from '../navigation/scroll-positions.ts';
import { $openOverlay } from '../shortcuts/overlays.ts';

const t = words(() => import('./nl.ts'));

function HelpScreen() {
  const { data, error } = useStore($manual);
  useRestoredPosition(data !== undefined);
  if (error && !data) return <LoadError what={t('the manual')} error={error} onRetry={() => $manual.revalidate()} />;
  if (!data) return <Skeletons label={t('Loading the manual')} className="space-y-3" itemClassName="h-28" />;
  return <ManualText {...data} />;
}

export const screen: ScreenModule = { Screen: HelpScreen, queries: () => [$manual] };

function ManualText({ title, html, chapters }: Manual) {
  // Scrolls to the chapter in the address: when the browser looked for it, the text had not loaded.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);
  return (
    <div lang="nl" className="lg:grid lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-x-16">
      <h1 className="text-2xl hyphens-auto">{title}</h1>
      <Contents chapters={chapters} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build made it from docs/editors.md */}
      <article className="prose manual mt-4" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}

/** Beside the text where there is room. On a narrow screen folded, so that the text begins on the first screen. */
function Contents({ chapters }: Pick<Manual, 'chapters'>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <nav
      aria-label="Inhoud"
      className="mt-3 lg:sticky lg:top-8 lg:row-span-2 lg:mt-0 lg:self-start lg:border-l lg:border-linen lg:pl-5 print:hidden"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className={`${button('secondary', 'small')} lg:hidden`}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Inhoud verbergen' : 'Inhoud'}
      </button>
      <ul id={id} className={isOpen ? 'max-lg:mt-3 max-lg:border-l max-lg:border-linen max-lg:pl-5' : 'max-lg:hidden'}>
        {chapters.map(({ slug, text }) => (
          <li key={slug}>
            <a href={`#${slug}`} className={`${ENTRY} hover:underline`}>
              {text}
            </a>
          </li>
        ))}
        <li>
          <button type="button" className={`${ENTRY} underline`} onClick={() => $openOverlay.set('shortcuts')}>
            Alle sneltoetsen
          </button>
        </li>
      </ul>
    </nav>
  );
}

const ENTRY = 'inline-flex min-h-11 items-center text-left text-sm underline-offset-4 lg:min-h-9';

type Manual = { title: string; html: string; chapters: { slug: string; text: string }[] };

/** docs/editors.md, which the build turns into HTML. */
const $manual = createQuery(['manual'], async (): Promise<Manual> => {
  const response = await fetch(paths.manual).catch(() => undefined);
  if (!response) throw new NetworkError('No connection to the server');
  if (!response.ok) throw new Error(`The manual was answered with ${response.status}`);
  return response.json();
});
