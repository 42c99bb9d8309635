/** Pages that no sitemap lists; the last ones do not exist. */
const UNLISTED = [
  '/zoeken',
  '/zoeken?q=moe',
  '/over-ons/bericht-verzonden',
  '/over-ons/bericht-niet-verzonden',
  '/antwoord-niet-bewaard',
  '/magazine?search=slaap',
  '/magazine/answer-not-stored',
  '/magazine/preview/bestaat-niet',
  '/admindash/login',
  '/bestaat-niet',
  '/therapieen/bestaat-niet',
  '/magazine/article/bestaat-niet',
  '/_astro/bestaat-niet.js',
];

/** The addresses of all pages: those of the sitemaps and the unlisted ones. */
export async function allPages(url: string): Promise<string[]> {
  const locations = async (path: string) =>
    [...(await (await fetch(url + path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => {
      const { pathname, search } = new URL(loc);
      return pathname + search;
    });
  const listed = await Promise.all((await locations('/sitemap.xml')).map(locations));
  return [...listed.flat(), ...UNLISTED];
}
