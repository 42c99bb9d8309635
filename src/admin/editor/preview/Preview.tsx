import { type ReactNode, useState } from 'react';

/** Renders its content only while it is open, because it follows every change of the text. */
export function Preview({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="rounded-xs border border-linen/60 bg-admin-background"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="min-h-11 px-4 py-2.5 text-sm text-ink-soft">Preview: {title.toLowerCase()}</summary>
      {/* As visitors see it, whatever the colours of the admin are. */}
      {isOpen && (
        <div className="border-t border-linen/60 bg-admin-background p-4 text-ink scheme-light">{children}</div>
      )}
    </details>
  );
}
