const pageOf = ({ href }: { href: string }) => href.replace(/#.*/, '');

/** Fetches a page of the site once a finger or the mouse presses its link, so nothing is fetched in vain. */
function prefetch({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
  if (link?.origin !== location.origin) return;
  const href = pageOf(link);
  if (href === pageOf(location)) return;
  const hint = Object.assign(document.createElement('link'), { rel: 'prefetch', href });
  document.body.append(hint);
  // WebKit does not support prefetch links.
  if (!hint.relList.supports('prefetch')) fetch(href).catch(() => {});
}

addEventListener('pointerdown', prefetch);

// With a mouse, Chromium renders the page ahead (src/shared/prerendered-pages.ts). A laptop can have both.
addEventListener('pointerover', ({ pointerType }) => {
  document.body.dataset['pointer'] = pointerType;
});
