import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $documents } from './clinic.ts';

const BUILDING_PAUSE_MS = 2000;
const PAUSE_MS = 20_000;

/** Whether visitors see what is published. */
export function SiteLine() {
  const { data } = useStore($documents);
  const site = data?.site;
  const pause = site?.state === 'building' ? BUILDING_PAUSE_MS : PAUSE_MS;
  useEffect(() => {
    const timer = setInterval(() => document.hidden || $documents.revalidate(), pause);
    return () => clearInterval(timer);
  }, [pause]);
  return (
    <div className="min-h-6 text-sm">
      <p role="status" className="flex items-center gap-2 text-ink-soft">
        {site?.state === 'online' && (
          <>
            <span aria-hidden="true" className="size-2 rounded-full bg-success forced-colors:bg-[CanvasText]" />
            Online
          </>
        )}
        {site?.state === 'building' && (
          <>
            <span
              aria-hidden="true"
              className="size-2 rounded-full bg-clay motion-safe:animate-pulse forced-colors:bg-[CanvasText]"
            />
            Going online … (about half a minute)
          </>
        )}
      </p>
      {site?.state === 'failed' && (
        <div role="alert" className="rounded-xs bg-danger-soft px-4 py-3 text-danger">
          <p className="font-medium">What was published last is not online. Visitors still see the site from before.</p>
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
