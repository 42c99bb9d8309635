import type { ReactNode } from 'react';
import { paths } from '../../shared/paths.ts';
import type { ToastAction } from '../../ui/toast/toasts.ts';

type Item = { type: string; slug: string };
type Props = { item: Item; className: string; children?: ReactNode };

/** Leads to what readers see of a published article, in a new tab. */
export const WebsiteLink = ({ item, className, children }: Props) => (
  <a href={paths.magazineItem(item)} target="_blank" rel="noopener" className={className}>
    View{children}
    <span className="sr-only"> on the website (opens in a new tab)</span>
  </a>
);

/** In the toast after publishing. A button like every action of a toast, so that pages for visitors carry no link for it. */
export const viewOnWebsite = (item: Item): ToastAction => ({
  label: 'View',
  altText: 'Press F8, then Tab, to view it on the website, in a new tab.',
  run: () => void open(paths.magazineItem(item), '_blank', 'noopener'),
});
