import { isVisit, mayCount, sendBeacon } from './beacon.ts';

let isSent = false;
/** Once the page is visible: it may be in a background tab, or prefetched. */
function send(): void {
  if (isSent || document.hidden || document.readyState !== 'complete') return;
  isSent = true;
  const { host } = document.referrer ? new URL(document.referrer) : location;
  sendBeacon('/api/visits', { page: location.pathname, ...(host !== location.host && { referrer: host }) });
}

if ('counted' in document.documentElement.dataset && isVisit && mayCount) {
  addEventListener('load', send);
  document.addEventListener('visibilitychange', send);
  send();
}
