type PrivacySignals = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

const { doNotTrack, globalPrivacyControl } = navigator as PrivacySignals;
const entry = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
// Going back or reloading is no new visit, whether or not the browser still has the page.
const isVisit = !/^(back|reload)/.test(entry?.type ?? '');

let isSent = false;
/** Once the page is visible: it may be in a background tab, or prefetched. */
function send(): void {
  if (isSent || document.hidden || document.readyState !== 'complete') return;
  isSent = true;
  const { host } = document.referrer ? new URL(document.referrer) : location;
  // Sends no cookies, also not those of staff.
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
