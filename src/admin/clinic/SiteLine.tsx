import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { SiteState } from '../../shared/contract/site-documents.ts';
import { formatDateTime } from '../data/format-date.ts';
import { usePreviousValue } from '../data/use-previous-value.ts';
import { $documents, lookAgain } from './clinic.ts';
import { t } from './words.ts';

const BUILDING_PAUSE_MS = 2000;
const PAUSE_MS = 20_000;

/** Whether visitors see what is published. */
export function SiteLine() {
  const { data, error, loading } = useStore($documents);
  const site = data?.site;
  // Not while the next answer is on its way: the line would flicker.
  const isUnknown = usePreviousValue(loading ? undefined : error !== undefined);
  const pause = site?.state === 'building' ? BUILDING_PAUSE_MS : PAUSE_MS;
  useEffect(() => {
    const timer = setInterval(() => document.hidden || lookAgain(), pause);
    return () => clearInterval(timer);
  }, [pause]);
  return (
    <div className="min-h-6 text-sm">
      <p role="status" className="flex flex-wrap items-center gap-2 text-ink-soft">
        {site && isUnknown && t('Whether it is online cannot be seen at the moment. This line looks again by itself.')}
        {!isUnknown && site?.state === 'online' && (
          <>
            <span aria-hidden="true" className="size-2 rounded-full bg-success forced-colors:bg-[CanvasText]" />
            {t('Online since {when}', { when: formatDateTime(site.since) })}
          </>
        )}
        {!isUnknown && site?.state === 'building' && <Building key={site.since} {...site} />}
      </p>
      {site?.state === 'failed' && (
        <div role="alert" className="rounded-xs bg-danger-soft px-4 py-3 text-danger">
          <p className="font-medium">
            {t('What was published last is not online. Visitors still see the site from before.')}
          </p>
          {site.problem && (
            <p lang="nl" className="mt-1 wrap-anywhere">
              {site.problem}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** How far it is, by how long it took the last time. */
function Building({ since, aboutSeconds }: SiteState) {
  const [seconds, setSeconds] = useState(() => secondsSince(since));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsSince(since)), 1000);
    return () => clearInterval(timer);
  }, [since]);
  return (
    <>
      <span
        aria-hidden="true"
        className="size-2 rounded-full bg-clay motion-safe:animate-pulse forced-colors:bg-[CanvasText]"
      />
      {goingOnline(aboutSeconds)}
      <progress
        aria-hidden="true"
        className="h-1.5 w-24 appearance-none overflow-hidden rounded-full bg-linen max-sm:basis-full [&::-moz-progress-bar]:bg-clay [&::-webkit-progress-bar]:bg-linen [&::-webkit-progress-value]:bg-clay"
        max={aboutSeconds}
        value={Math.min(seconds, aboutSeconds * 0.95)}
      />
    </>
  );
}

const secondsSince = (since: string) => Math.max(0, (Date.now() - Date.parse(since)) / 1000);

const goingOnline = (seconds: number) =>
  seconds < 90
    ? t('Going online … (about {seconds} seconds)', { seconds: Math.max(5, Math.ceil(seconds / 5) * 5) })
    : t('Going online … (about {minutes} minutes)', { minutes: Math.round(seconds / 60) });
