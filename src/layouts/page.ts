/**
 * The script of every page for visitors: the build makes one file of it (src/build/page-script.ts), and one of each
 * part that loads on demand. Each part looks for its own elements and does nothing on pages without them. All of it is
 * at most 5 KB compressed, without a framework. Add a part as one more import. A part that throws while it loads stops
 * the parts below it, so the most important comes first.
 */
import '../ui/confine-players.ts';
import '../site/shell/scrolled-bar.ts';
import '../site/page/hide-ended.ts';
import '../site/shell/menu/care-menu.ts';
import '../site/shell/menu/mobile-menu.ts';
import '../site/search/site-search-link.ts';
import '../site/search/site-search.ts';
import '../site/search/missed-search.ts';
import '../site/home/card-strip.ts';
import '../site/opening-hours/open-now.ts';
import '../site/page/copy-raised.ts';
import '../site/page/open-from-link.ts';
import '../ui/picture/hover-preview.ts';
import '../ui/picture/replace-failed-images.ts';
import '../ui/links/prefetch-on-press.ts';
import '../site/shell/count-visit.ts';
import '../site/page/load-on-demand.ts';
