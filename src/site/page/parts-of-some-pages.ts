import { STAFF_MARK } from '../../shared/constants.ts';

/** What few pages or few people need is loaded for them alone. */
if (document.querySelector('magazine-items')) void import('../care/magazine-items.ts');
try {
  // In a browser in which staff logged in; one that refuses its storage has no mark.
  if (localStorage.getItem(STAFF_MARK)) void import('./edit-article.ts');
} catch {}
