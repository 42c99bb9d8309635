import { textVideoUrl } from '../../../../shared/rich-text/blocks.ts';
import { escapeMarkup } from '../../../../shared/text/escape-markup.ts';
import { replaceBetween } from '../replace-between.ts';

const BLOCK_START = /^<\/?(p|div|h[1-6]|ul|ol|li|table|blockquote|pre|figure|hr|iframe|img|section)\b/i;
/** Removed with a note, because this site cannot show them. */
const UNSUPPORTED_SHORTCODE =
  /\[\/?(gallery|playlist|audio|contact-form-7|contact-form|sitemap|recent_posts)(\s[^[\]]*)?\]/gi;

/**
 * Converts a post's content to plain HTML. Posts of the classic editor have line breaks in place of paragraphs; posts of
 * the block editor have comments around each block.
 */
export function wordpressHtml(content: string): { html: string; notes: string[] } {
  const notes: string[] = [];
  const isBlockEditor = /<!-- wp:|<p[\s>]/.test(content);
  let expanded = content.replaceAll('\r\n', '\n');
  expanded = replaceBetween(expanded, '<!-- wp:embed ', '<!-- /wp:embed -->', replaceEmbedBlock);
  expanded = replaceBetween(expanded, '[embed', '[/embed]', (inside) => {
    const [, url] = /^[^\]]*\]\s*(https?:\/\/[^\s[\]"<>]+)\s*$/.exec(inside) ?? [];
    return url && embedded(url);
  });
  expanded = replaceBetween(expanded, '[caption', '[/caption]', replaceCaption);
  expanded = expanded.replace(UNSUPPORTED_SHORTCODE, (_, name: string) => {
    notes.push(`[${name}] was removed`);
    return '';
  });
  for (const [, name] of expanded.matchAll(/\[\/([a-z][\w-]*)\]/gi))
    notes.push(`[${name}] is still in the text: check it`);
  const html = isBlockEditor ? replaceBetween(expanded, '<!--', '-->', () => '') : addParagraphs(expanded);
  return { html, notes: [...new Set(notes)] };
}

/** A block starts with its settings as JSON. A block without content is self-closing: the settings end with a slash. */
function replaceEmbedBlock(block: string): string | undefined {
  const settings = block.slice(0, Math.max(0, block.indexOf('-->'))).trim();
  if (!settings.startsWith('{') || settings.endsWith('/')) return undefined;
  try {
    const { url } = JSON.parse(settings) as { url?: unknown };
    return typeof url === 'string' ? embedded(url) : '';
  } catch {
    return '';
  }
}

/** A video that articles can play, else a link. */
function embedded(url: string): string {
  const player = textVideoUrl(url);
  return player === undefined
    ? `\n\n<p><a href="${escapeMarkup(url)}">${escapeMarkup(url)}</a></p>\n\n`
    : `\n\n<p data-video="${escapeMarkup(player)}"></p>\n\n`;
}

function replaceCaption(inside: string): string | undefined {
  const [whole, image = ''] = /^[^\]]*\]\s*((?:<a [^>]*>\s*)?<img[^>]*>\s*(?:<\/a>)?)/.exec(inside) ?? [];
  if (whole === undefined) return undefined;
  const caption = inside.slice(whole.length).trim();
  return `\n\n${caption ? `<figure>${image}<figcaption>${caption}</figcaption></figure>` : `<p>${image}</p>`}\n\n`;
}

/** In the classic editor an empty line ends a paragraph, and a single line break is a `<br>`. */
function addParagraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      if (BLOCK_START.test(part)) return part;
      // WordPress plays an address that stands alone.
      return /^https:\/\/\S+$/.test(part) ? embedded(part) : `<p>${part.replaceAll('\n', '<br>')}</p>`;
    })
    .join('\n');
}
