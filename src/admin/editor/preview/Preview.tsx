import type { ReactNode } from 'react';

export function Preview({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="rounded-xs border border-linen/60 bg-desk">
      <summary className="min-h-11 px-4 py-2.5 text-sm text-ink-soft">Preview: {title.toLowerCase()}</summary>
      <div className="border-t border-linen/60 p-4">{children}</div>
    </details>
  );
}
