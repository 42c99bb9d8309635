import { type ReactNode, useId } from 'react';
import { formatCount } from './format-count.ts';

type Props = {
  title: string;
  /** What to do about it, in a sentence or two. */
  hint: ReactNode;
  total: number;
  /** How many entries are shown. */
  listed: number;
  /** Where the other entries are. */
  more?: ReactNode;
  children: ReactNode;
};

/** A group of things to do; nothing when it is empty. */
export function Group({ title, hint, total, listed, more = 'The others follow as these are done.', children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {title}
        {total > 0 && <span className="tabular-figures text-ink-soft"> ({formatCount(total)})</span>}
      </h2>
      <p className="mt-0.5 mb-3 max-w-prose text-sm text-ink-soft">{hint}</p>
      {children}
      {total > listed && (
        <p className="mt-2 text-sm text-ink-soft">
          Only the first {listed} are shown. {more}
        </p>
      )}
    </section>
  );
}

export const Entries = ({ children }: { children: ReactNode }) => (
  <ul className="divide-y divide-linen/50 rounded-sm border border-linen/60 bg-surface">{children}</ul>
);
