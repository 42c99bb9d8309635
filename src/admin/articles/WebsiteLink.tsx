import type { ReactNode } from 'react';
import { paths } from '../../shared/paths.ts';
import type { ToastAction } from '../../ui/toast/toasts.ts';
import { hidden } from '../language/words.tsx';
import { t } from './words.ts';

type Item = { type: string; slug: string };
type Props = {
  item: Item;
  className: string;
  /** For screen readers, where several articles stand on the screen. */
  name?: ReactNode;
};

/** Leads to what readers see of a published article, in a new tab. */
export const WebsiteLink = ({ item, className, name }: Props) => (
  <a href={paths.magazineItem(item)} target="_blank" rel="noopener" className={className}>
    {name
      ? t.rich('View<hidden> {name} on the website (opens in a new tab)</hidden>', { name, hidden })
      : t.rich('View<hidden> on the website (opens in a new tab)</hidden>', { hidden })}
  </a>
);

/** In the toast after publishing. A button like every action of a toast, so that pages for visitors carry no link for it. */
export const viewOnWebsite = (item: Item): ToastAction => ({
  label: t('View'),
  altText: t('Press F8, then Tab, to view it on the website, in a new tab.'),
  run: () => void open(paths.magazineItem(item), '_blank', 'noopener'),
});
