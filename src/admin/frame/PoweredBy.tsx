export function PoweredBy({ brand }: { brand: string }) {
  return (
    <footer className="page focused:hidden flex items-baseline justify-center gap-2 py-6 text-xs text-ink-soft">
      Powered by <span className="font-serif text-base text-ink">{brand}</span>
    </footer>
  );
}
