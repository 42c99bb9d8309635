const BLOCK_START = /^<\/?(p|div|h[1-6]|ul|ol|li|table|blockquote|pre|figure|hr|iframe|img|section)\b/i;
/** Left out with a note: what they show does not exist here. */
const GONE_SHORTCODES = 'gallery|playlist|audio|contact-form-7|contact-form|sitemap|recent_posts';

/** The body of a WordPress post as HTML: classic posts have no paragraphs, block posts have comments around them. */
export function wordpressHtml(content: string): { html: string; notes: string[] } {
  const notes: string[] = [];
  const isBlocks = /<!-- wp:|<p[\s>]/.test(content);
  const unfolded = content
    .replaceAll('\r\n', '\n')
    .replace(/<!-- wp:embed (\{.*?\}) -->[\s\S]*?<!-- \/wp:embed -->/g, (_, settings: string) => embedded(settings))
    .replace(/\[embed[^\]]*\]\s*(https?:\/\/[^\s[\]"<>]+)\s*\[\/embed\]/gi, (_, url: string) => linkTo(url))
    .replace(/\[caption[^\]]*\]\s*((?:<a [^>]*>)?\s*<img[^>]*>\s*(?:<\/a>)?)([\s\S]*?)\[\/caption\]/gi, captioned)
    .replace(new RegExp(`\\[\\/?(${GONE_SHORTCODES})(\\s[^\\]]*)?\\]`, 'gi'), (_, name: string) => {
      notes.push(`[${name}] was left out`);
      return '';
    });
  for (const [, name] of unfolded.matchAll(/\[\/([a-z][\w-]*)\]/gi))
    notes.push(`[${name}] stands in the text: look at it`);
  const html = isBlocks ? unfolded.replace(/<!--[\s\S]*?-->/g, '') : withParagraphs(unfolded);
  return { html, notes: [...new Set(notes)] };
}

function embedded(settings: string): string {
  try {
    const { url } = JSON.parse(settings) as { url?: unknown };
    return typeof url === 'string' ? linkTo(url) : '';
  } catch {
    return '';
  }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const linkTo = (url: string) => `\n\n<p><a href="${escaped(url)}">${escaped(url)}</a></p>\n\n`;

const captioned = (_: string, image: string, caption: string) =>
  `\n\n<p>${image}</p>\n\n${caption.trim() ? `<p><em>${caption.trim()}</em></p>\n\n` : ''}`;

/** In a classic post an empty line ends a paragraph, and a line break is one. */
function withParagraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (BLOCK_START.test(part) ? part : `<p>${part.replaceAll('\n', '<br>')}</p>`))
    .join('\n');
}
