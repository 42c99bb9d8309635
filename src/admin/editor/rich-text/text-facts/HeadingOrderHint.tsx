import { useStore } from '@nanostores/react';
import { skippedHeading } from './heading-order.ts';
import type { FactsOfText } from './text-facts.ts';

export function HeadingOrderHint({ facts: { $facts } }: { facts: FactsOfText }) {
  const skipped = skippedHeading(useStore($facts, { keys: ['headings'] }).headings);
  return (
    <p role="status" className={skipped ? 'border-t border-linen/60 px-4 py-2 text-xs text-clay-deep' : 'sr-only'}>
      {skipped &&
        `“${skipped.text}” is a heading 3 without a heading 2 above it. Readers who listen to the page expect heading ${skipped.after + 1}.`}
    </p>
  );
}
