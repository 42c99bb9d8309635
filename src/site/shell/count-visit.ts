import { isVisit, mayCount, sendBeacon } from './beacon.ts';

function send(): void {
  const { host } = document.referrer ? new URL(document.referrer) : location;
  sendBeacon('/api/visits', { page: location.pathname, ...(host !== location.host && { referrer: host }) });
}

// No frame is drawn in a background tab, nor of a page that was rendered ahead, before a visitor sees it. The timer lets
// that frame be painted first.
if ('counted' in document.documentElement.dataset && isVisit && mayCount) {
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(send)));
}
