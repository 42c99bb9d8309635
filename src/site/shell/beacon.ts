import { asksNotToBeCounted } from '../../shared/do-not-track.ts';

type PrivacySignals = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

const { doNotTrack, globalPrivacyControl } = navigator as PrivacySignals;
const entry = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;

export const mayCount = !asksNotToBeCounted(doNotTrack, Boolean(globalPrivacyControl));
/** Going back or reloading is not a first visit, whether or not the browser still has the page. */
export const isVisit = !/^(back|reload)/.test(entry?.type ?? '');

/** Sends a visit or search to the counter, without cookies, so also without a session. Failures are lost. */
export function sendBeacon(path: string, body: object): void {
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    keepalive: true,
    priority: 'low',
  }).catch(() => {});
}
