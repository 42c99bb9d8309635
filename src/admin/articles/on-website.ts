import { paths } from '../../shared/paths.ts';
import type { ToastAction } from '../../ui/toast/toasts.ts';

type Item = { type: string; slug: string };

/** In the toast after publishing. A button like every action of a toast, so that pages for visitors carry no link for it. */
export const viewOnWebsite = (item: Item): ToastAction => ({
  label: 'View',
  altText: 'Press F8, then Tab, to view it on the website, in a new tab.',
  run: () => void open(paths.magazineItem(item), '_blank', 'noopener'),
});
