/** Fetches a page of the site once a finger or the mouse presses its link, so nothing is fetched in vain. */
const fetched = new Set<string>();

function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.hasAttribute('download')) return;
  const url = link.href.replace(/#.*/, '');
  if (url === location.href.replace(/#.*/, '') || fetched.has(url)) return;
  fetched.add(url);
  // WebKit does not support prefetch links.
  if (!document.createElement('link').relList.supports('prefetch')) {
    fetch(url, { priority: 'low' }).catch(() => {});
    return;
  }
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: url }));
}

document.addEventListener('pointerdown', prefetch);

// With a mouse, Chromium renders the page ahead (src/shared/prerendered-pages.ts). A laptop can have both.
document.addEventListener('pointerover', ({ pointerType }) => {
  document.documentElement.dataset['pointer'] = pointerType;
});
