import type { CareReviewFields, DocumentContent } from '../shared/contract/site-documents.ts';
import { toForm } from './document-form.ts';

/** What a page about care says of its medical review, and what the reviewer read. */
export type ReviewedPart = {
  /** The field `gecontroleerd`; null without one. */
  review: CareReviewFields | null;
  /** Equal for two versions whose medical text is the same, whatever the order of their fields. */
  read: string;
};

/**
 * What a reviewer does not stand for: who wrote the page, its place among others, and what only search engines show. A
 * field that is not named here counts, so that none is forgotten.
 */
const NOT_READ = new Set([
  'gecontroleerd',
  'voorbeelden',
  'auteur',
  'zoekomschrijving',
  'zoektitel',
  'alias',
  'volgorde',
  'verwant',
  'magazine',
]);

/** Each text is read once: To do asks for all of them with every screen. */
const known = new Map<string, ReviewedPart>();
const MOST_KNOWN = 500;

export function reviewedPart(path: string, text: string): ReviewedPart {
  const found = known.get(text);
  if (found) return found;
  const { fields, body } = toForm(path, text);
  const { gecontroleerd = null } = fields;
  const read = Object.entries(fields).filter(([name]) => !NOT_READ.has(name));
  const part = {
    review: gecontroleerd as CareReviewFields | null,
    read: JSON.stringify([sorted(Object.fromEntries(read)), body?.trim() ?? null]),
  };
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, part);
  return part;
}

/** The content with this review, which is no sample any more. */
export function withReview({ fields, body }: DocumentContent, review: CareReviewFields): DocumentContent {
  const next: DocumentContent['fields'] = { ...fields, gecontroleerd: review };
  const { voorbeelden } = next;
  if (Array.isArray(voorbeelden)) {
    const samples = voorbeelden.filter((name) => name !== 'gecontroleerd');
    if (samples.length > 0) next['voorbeelden'] = samples;
    else delete next['voorbeelden'];
  }
  return { fields: next, body };
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([key, part]) => [key, sorted(part)]),
  );
}
