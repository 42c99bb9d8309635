import type { View } from '../selection.ts';

const VIEWS: { view: View; label: string }[] = [
  { view: 'side', label: 'Side by side' },
  { view: 'inline', label: 'In one text' },
  { view: 'read', label: 'As it reads' },
];

/** Two columns do not fit on a phone. */
export const defaultView = (): View => (matchMedia('(max-width: 40rem)').matches ? 'inline' : 'side');

export function ViewLinks({ chosen, hrefOf }: { chosen: View; hrefOf: (view: View) => string }) {
  return (
    <nav aria-label="How to show this version" className="mt-6 flex flex-wrap gap-x-1 border-b border-linen/60">
      {VIEWS.map(({ view, label }) => (
        <a
          key={view}
          href={hrefOf(view)}
          aria-current={view === chosen ? 'true' : undefined}
          className="inline-flex min-h-11 items-center border-b-2 border-transparent px-3 text-sm font-medium text-ink-soft no-underline hover:text-ink aria-[current]:border-clay aria-[current]:text-ink forced-colors:border-[color:Canvas] forced-colors:aria-[current]:border-[color:Highlight]"
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
