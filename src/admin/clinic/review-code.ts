import type { DocumentDetail } from '../../shared/contract/site-documents.ts';
import { importModule } from '../../ui/islands/import-module.ts';

// Apart from the forms, as what shows pictures: only pages about care are reviewed.

let PageReview: typeof import('./PageReview.tsx').PageReview | undefined;

export const pageReview = () => PageReview;

/** To be awaited before the form of this document is shown. Throws when it cannot be loaded. */
export async function loadReviewCode({ review }: DocumentDetail): Promise<void> {
  if (review) PageReview ??= (await importModule(() => import('./PageReview.tsx'))).PageReview;
}
