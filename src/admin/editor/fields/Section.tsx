import { type ReactNode, useId } from 'react';
import { form } from '../../forms/form-classes.ts';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={form.panel}>
      <h2 id={id} className="mb-4 text-lg">
        {title}
      </h2>
      <div className="space-y-5">{children}</div>
    </section>
  );
}
