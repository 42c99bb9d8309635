import { type ReactNode, type Ref, useId } from 'react';
import { form } from '../../forms/form-classes.ts';

type Props = {
  title: string;
  /** Lets other code move the focus here. */
  ref?: Ref<HTMLElement>;
  children: ReactNode;
};

export function Section({ title, ref, children }: Props) {
  const id = useId();
  return (
    <section ref={ref} tabIndex={ref ? -1 : undefined} aria-labelledby={id} className={form.panel}>
      <h2 id={id} className="mb-4 text-lg focused:sr-only">
        {title}
      </h2>
      <div className="space-y-5">{children}</div>
    </section>
  );
}
