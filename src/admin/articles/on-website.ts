import { paths } from '../../shared/paths.ts';
import type { ToastAction } from '../../ui/toast/toasts.ts';

type Item = { type: string; slug: string };

/** In the toast after publishing. */
export const viewOnWebsite = (item: Item): ToastAction => ({
  label: 'View',
  altText: 'Press F8, then Tab, to view it on the website.',
  href: paths.magazineItem(item),
});
