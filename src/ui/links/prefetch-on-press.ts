const pageOf = ({ href }: { href: string }) => href.replace(/#.*/, '');
const fetched = new Set([pageOf(location)]);

/** Fetches a page of the site once a finger or the mouse presses its link, so nothing is fetched in vain. */
function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.hasAttribute('download')) return;
  const href = pageOf(link);
  if (fetched.has(href)) return;
  fetched.add(href);
  const hint = Object.assign(document.createElement('link'), { rel: 'prefetch', href });
  // WebKit does not support prefetch links.
  if (hint.relList.supports('prefetch')) document.head.append(hint);
  else fetch(href).catch(() => {});
}

document.addEventListener('pointerdown', prefetch);

// With a mouse, Chromium renders the page ahead (src/shared/prerendered-pages.ts). A laptop can have both.
document.addEventListener('pointerover', ({ pointerType }) => {
  document.documentElement.dataset['pointer'] = pointerType;
});
