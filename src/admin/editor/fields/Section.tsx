import { type ReactNode, type Ref, useId } from 'react';

type Props = {
  title: string;
  /** Lets other code move the focus here. */
  ref?: Ref<HTMLElement> | undefined;
  /** Whether the title stands at the right of the first label, where it costs the text no line. */
  isBeside?: boolean;
  children: ReactNode;
};

const PANEL = 'rounded-sm border border-linen/60 bg-surface p-[min(--spacing(4),4vw)] max-sm:p-3';

export function Section({ title, ref, isBeside = false, children }: Props) {
  const id = useId();
  return (
    <section ref={ref} tabIndex={ref ? -1 : undefined} aria-labelledby={id} className={PANEL}>
      <h2
        id={id}
        className={`font-sans text-xs font-medium tracking-normal text-ink-soft focused:sr-only ${isBeside ? 'float-right' : 'mb-2'}`}
      >
        {title}
      </h2>
      <div className={isBeside ? 'space-y-2' : 'space-y-4'}>{children}</div>
    </section>
  );
}
