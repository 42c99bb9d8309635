import { DOCUMENT_TITLES, type DocumentGroup } from '../../../shared/document-titles.ts';
import { words } from '../../language/words.tsx';

const t = words(() => import('./nl.ts'));

const TITLES: readonly string[] = Object.values(DOCUMENT_TITLES);

const isKnown = (title: string): title is (typeof DOCUMENT_TITLES)[keyof typeof DOCUMENT_TITLES] =>
  TITLES.includes(title);

/** The title of a document of the clinic, as the server gives it; one that has a heading is called by that. */
export const documentTitle = (title: string): string => (isKnown(title) ? t(title) : title);

export const groupTitle = (group: string): string => t(group as DocumentGroup);
