import type { Site } from '../navigation/site.ts';

export function PoweredBy({ brand, version }: Site) {
  return (
    <footer className="page focused:hidden flex items-baseline justify-center gap-2 py-6 text-xs text-ink-soft">
      Powered by <span className="font-serif text-base text-ink">{brand}</span> {version}
    </footer>
  );
}
