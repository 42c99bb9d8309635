import type { APIRoute } from 'astro';
import { PAPER } from '../content/brand.ts';
import { paths } from '../shared/paths.ts';
import { getClinic } from '../site/entries.ts';
import { ICONS, iconPath } from '../site/seo/icons.ts';

export const GET: APIRoute = async () => {
  const { naam, ondertitel, adres } = await getClinic();
  const manifest = {
    id: paths.home,
    name: `${naam}, ${ondertitel.toLowerCase()}`,
    short_name: naam,
    description: `${ondertitel} in ${adres.plaats}`,
    lang: 'nl',
    dir: 'ltr',
    start_url: paths.home,
    scope: paths.home,
    // Keeps the back button: many links lead to the portal and the booking page.
    display: 'minimal-ui',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...ICONS.filter(({ name }) => name.startsWith('icon')).map((icon) => ({
        src: iconPath(icon),
        sizes: `${icon.size}x${icon.size}`,
        type: 'image/png',
        purpose: icon.name.includes('maskable') ? 'maskable' : 'any',
      })),
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
};
