/**
 * The script of every page that visitors read: the build makes one file of it (src/build/page-script.ts), and one of each
 * part that is imported at a touch. Each part looks for its own elements and does nothing on pages without them. All of it
 * is at most 5 KB compressed, and holds no framework. Add a part as one more import; what it throws while it loads ends
 * the parts below it, so the first one is what keeps visitors safe.
 */
import '../ui/confine-players.ts';
import '../site/shell/scrolled-bar.ts';
import '../site/shell/care-menu.ts';
import '../site/shell/mobile-menu.ts';
import '../site/search/site-search-link.ts';
import '../site/search/site-search.ts';
import '../site/search/missed-search.ts';
import '../site/home/card-strip.ts';
import '../site/opening-hours/open-now.ts';
import '../site/page/open-from-link.ts';
import '../ui/picture/hover-preview.ts';
import '../ui/picture/replace-failed-images.ts';
import '../ui/prefetch-on-press.ts';
import '../site/shell/count-visit.ts';
