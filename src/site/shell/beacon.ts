type PrivacySignals = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

const { doNotTrack, globalPrivacyControl } = navigator as PrivacySignals;
const entry = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;

/** Whether the browser does not ask to be left out. */
export const mayCount = doNotTrack !== '1' && !globalPrivacyControl;
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
