import { STAFF_MARK } from '../../shared/constants.ts';

/** Staff who logged in in this browser get “Edit” at an article; all that visitors download of it is this question. */
const [, slug] = /^\/magazine\/(?:article|video)\/([^/]+)$/.exec(location.pathname) ?? [];
try {
  if (slug && localStorage.getItem(STAFF_MARK))
    void import('./edit-article-for-staff.ts').then(({ show }) => show(slug));
} catch {
  // A browser that refuses its storage has no mark.
}
