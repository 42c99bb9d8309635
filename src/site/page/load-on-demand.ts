import { STAFF_MARK } from '../../shared/staff-mark.ts';

/** What few pages or few people need is loaded for them alone. */
if (document.querySelector('magazine-items')) void import('../care/magazine-items.ts');
if (!CSS.supports('selector(::details-content)')) void import('../../ui/layout/older-details.ts');
// In a browser in which staff logged in. Last, because a browser that refuses its storage stops here.
if (localStorage[STAFF_MARK]) void import('./edit-article.ts');
