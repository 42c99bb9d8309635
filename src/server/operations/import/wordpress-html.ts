import { escapeMarkup } from '../../../shared/escape-markup.ts';
import { replaceBetween } from './replace-between.ts';

const BLOCK_START = /^<\/?(p|div|h[1-6]|ul|ol|li|table|blockquote|pre|figure|hr|iframe|img|section)\b/i;
/** Left out with a note: what they show does not exist here. */
const GONE_SHORTCODE = /\[\/?(gallery|playlist|audio|contact-form-7|contact-form|sitemap|recent_posts)(\s[^[\]]*)?\]/gi;

/** The body of a WordPress post as HTML: classic posts have no paragraphs, block posts have comments around them. */
export function wordpressHtml(content: string): { html: string; notes: string[] } {
  const notes: string[] = [];
  const isBlocks = /<!-- wp:|<p[\s>]/.test(content);
  let unfolded = content.replaceAll('\r\n', '\n');
  unfolded = replaceBetween(unfolded, '<!-- wp:embed ', '<!-- /wp:embed -->', embedded);
  unfolded = replaceBetween(unfolded, '[embed', '[/embed]', (inside) => {
    const [, url] = /^[^\]]*\]\s*(https?:\/\/[^\s[\]"<>]+)\s*$/.exec(inside) ?? [];
    return url && linkTo(url);
  });
  unfolded = replaceBetween(unfolded, '[caption', '[/caption]', captioned);
  unfolded = unfolded.replace(GONE_SHORTCODE, (_, name: string) => {
    notes.push(`[${name}] was left out`);
    return '';
  });
  for (const [, name] of unfolded.matchAll(/\[\/([a-z][\w-]*)\]/gi))
    notes.push(`[${name}] stands in the text: look at it`);
  const html = isBlocks ? replaceBetween(unfolded, '<!--', '-->', () => '') : withParagraphs(unfolded);
  return { html, notes: [...new Set(notes)] };
}

/** A block begins with its settings; one that holds nothing closes itself there. */
function embedded(block: string): string | undefined {
  const settings = block.slice(0, Math.max(0, block.indexOf('-->'))).trim();
  if (!settings.startsWith('{') || settings.endsWith('/')) return undefined;
  try {
    const { url } = JSON.parse(settings) as { url?: unknown };
    return typeof url === 'string' ? linkTo(url) : '';
  } catch {
    return '';
  }
}

const linkTo = (url: string) => `\n\n<p><a href="${escapeMarkup(url)}">${escapeMarkup(url)}</a></p>\n\n`;

function captioned(inside: string): string | undefined {
  const [whole, image = ''] = /^[^\]]*\]\s*((?:<a [^>]*>\s*)?<img[^>]*>\s*(?:<\/a>)?)/.exec(inside) ?? [];
  if (whole === undefined) return undefined;
  const caption = inside.slice(whole.length).trim();
  return `\n\n<p>${image}</p>\n\n${caption ? `<p><em>${caption}</em></p>\n\n` : ''}`;
}

/** In a classic post an empty line ends a paragraph, and a line break is one. */
function withParagraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (BLOCK_START.test(part) ? part : `<p>${part.replaceAll('\n', '<br>')}</p>`))
    .join('\n');
}
