import type { EditableArticle } from '../../../shared/contract/articles/articles-for-staff.ts';
import { type SavedArticle, type ServerVersion, savedFromArticle, savedFromServer } from '../state/editor-state.ts';
import type { Send } from './ports.ts';

/**
 * What was saved since the form was opened, or undefined. A colleague's draft changes come before a newer article:
 * saving over them shows the article as the next conflict.
 */
export function otherVersion(
  article: EditableArticle,
  sent: Pick<Send, 'version' | 'draft'>,
): ServerVersion | undefined {
  const { draftChanges, version } = article;
  const saved = savedFromServer(article);
  if (draftChanges && draftChanges.number !== sent.draft) {
    const { savedAt, savedBy } = draftChanges;
    return { what: 'saved-draft', form: saved.form, savedAt, savedBy, saved };
  }
  const isDraftGone = sent.draft !== null && !draftChanges;
  if (version === sent.version && !isDraftGone) return undefined;
  const what = eventSince();
  const { form } = savedFromArticle(article);
  // The server does not record the user who discarded them.
  const savedBy = what === 'discarded' ? null : article.changedBy;
  return { what, form, savedAt: article.updatedAt, savedBy, saved: atVersion(saved, version) };

  function eventSince(): ServerVersion['what'] {
    if (version === sent.version) return 'discarded';
    if (!isDraftGone) return 'saved';
    return article.isPublished ? 'published' : 'unpublished';
  }
}

/** For a save over the published article, which the user has seen. */
const atVersion = (saved: SavedArticle, version: number): SavedArticle => ({ ...saved, version });
