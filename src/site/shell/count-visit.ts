type PrivacySignals = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

const { doNotTrack, globalPrivacyControl } = navigator as PrivacySignals;
const entry = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
// Whoever goes back or reloads is not there for the first time, whether or not the browser still has the page.
const isVisit = !/^(back|reload)/.test(entry?.type ?? '');

let isSent = false;
/** Once the page is there and seen: it may be in a tab behind, or fetched in case somebody wants it. */
function send(): void {
  if (isSent || document.hidden || document.readyState !== 'complete') return;
  isSent = true;
  const { host } = document.referrer ? new URL(document.referrer) : location;
  // Without cookies, also those of staff.
  fetch('/api/visits', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ page: location.pathname, ...(host !== location.host && { referrer: host }) }),
    credentials: 'omit',
    keepalive: true,
    priority: 'low',
  }).catch(() => {});
}

if ('counted' in document.documentElement.dataset && isVisit && doNotTrack !== '1' && !globalPrivacyControl) {
  addEventListener('load', send);
  document.addEventListener('visibilitychange', send);
  send();
}

export {};
