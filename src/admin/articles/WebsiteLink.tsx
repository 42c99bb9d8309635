import type { ReactNode } from 'react';
import { paths } from '../../shared/paths.ts';

type Props = { item: { type: string; slug: string }; className: string; children?: ReactNode };

/** Leads to what readers see of a published article, in a new tab. */
export const WebsiteLink = ({ item, className, children }: Props) => (
  <a href={paths.magazineItem(item)} target="_blank" rel="noopener" className={className}>
    View{children}
    <span className="sr-only"> on the website (opens in a new tab)</span>
  </a>
);
