import { DomUtils, parseDocument } from 'htmlparser2';
import { CommandError } from '../../errors/errors.ts';
import { countUp, type Source, type SourceArticle, timeOf } from './source-site.ts';
import { wordpressHtml } from './wordpress-html.ts';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Made by WordPress for its own use, or thrown away by somebody: not worth a line in a report. */
const INTERNAL = new Set([
  'nav_menu_item',
  'revision',
  'attachment',
  'custom_css',
  'wp_global_styles',
  'wp_navigation',
]);
/** WordPress cuts a large export into several files. */
const NO_PICTURE = 'its main picture is not in this file: upload it, or import one whole export';
const GONE = new Set(['trash', 'auto-draft', 'inherit']);
const NO_CATEGORY = /^(uncategori[sz]ed|geen categorie|niet gecategoriseerd|zonder categorie)$/i;

/**
 * Reads a WordPress export (WXR). The parser knows the five entities of XML and no others: nothing that a DOCTYPE
 * declares is ever looked at. Throws an error of a line for what is no such file, or not whole.
 */
export function readWordPress(xml: string): Source {
  if (!/<\/rss>\s*$/.test(xml))
    throw new CommandError('the file is not whole: it does not end with </rss>. Export it again');
  const channel = DomUtils.getElementsByTagName('channel', parseDocument(xml, { xmlMode: true }))[0];
  if (!channel || !text(channel, 'wp:wxr_version'))
    throw new CommandError('this is no WordPress export: choose Tools, Export, All content');
  const host = hostOf(text(channel, 'wp:base_blog_url') || text(channel, 'link'));
  const items = children(channel, 'item');
  const attachments = new Map(items.filter(isOf('attachment')).map((item) => [text(item, 'wp:post_id'), item]));
  const skipped: Source['skipped'] = new Map();
  for (const item of items) {
    const type = text(item, 'wp:post_type');
    if (type !== 'post' && !INTERNAL.has(type)) countUp(skipped, type);
  }
  return {
    system: 'WordPress',
    writers: new Map(
      children(channel, 'wp:author').map((author) => [text(author, 'wp:author_login'), writerOf(author)]),
    ),
    categories: new Map(
      children(channel, 'wp:category').map((category) => [
        text(category, 'wp:cat_name'),
        { slug: text(category, 'wp:category_nicename'), description: text(category, 'wp:category_description') },
      ]),
    ),
    articles: items
      .filter(isOf('post'))
      .filter((item) => !GONE.has(text(item, 'wp:status')))
      .map((item) => articleOf(item, host, attachments)),
    skipped,
  };
}

function articleOf(item: Element, host: string, attachments: Map<string, Element>): SourceArticle {
  const meta = new Map(
    children(item, 'wp:postmeta').map((entry) => [text(entry, 'wp:meta_key'), text(entry, 'wp:meta_value')]),
  );
  const thumbnail = meta.get('_thumbnail_id') ?? '';
  const attachment = attachments.get(thumbnail);
  const { html, notes } = wordpressHtml(text(item, 'content:encoded'));
  const createdAt = timeOf(text(item, 'wp:post_date_gmt')) ?? timeOf(text(item, 'wp:post_date')) ?? new Date(0);
  const isPublished = text(item, 'wp:status') === 'publish' && !text(item, 'wp:post_password');
  const slug = decoded(text(item, 'wp:post_name'));
  return {
    key: `wordpress/${host}/${text(item, 'wp:post_id')}`,
    title: text(item, 'title'),
    slug,
    formerSlugs: children(item, 'wp:postmeta')
      .filter((entry) => text(entry, 'wp:meta_key') === '_wp_old_slug')
      .map((entry) => text(entry, 'wp:meta_value')),
    address: addressOf(text(item, 'link')),
    html,
    excerpt: text(item, 'excerpt:encoded'),
    categories: termsOf(item, 'category').filter((name) => !NO_CATEGORY.test(name)),
    tags: termsOf(item, 'post_tag'),
    writer: text(item, 'dc:creator') || undefined,
    type: children(item, 'category').some(({ attribs }) => attribs['nicename'] === 'post-format-video')
      ? 'video'
      : 'article',
    isPublished,
    createdAt,
    updatedAt: timeOf(text(item, 'wp:post_modified_gmt')) ?? createdAt,
    publishedAt: isPublished ? createdAt : null,
    image: attachment ? text(attachment, 'wp:attachment_url') : '',
    imageAlt: attachment ? altOf(attachment) : '',
    seoTitle: withoutVariables(meta.get('_yoast_wpseo_title') ?? meta.get('rank_math_title')),
    seoDescription: withoutVariables(meta.get('_yoast_wpseo_metadesc') ?? meta.get('rank_math_description')),
    notes: [...notes, ...stateNotes(item), ...(thumbnail && !attachment ? [NO_PICTURE] : [])],
  };
}

/** Why something that was not a plain draft has become one. */
function stateNotes(item: Element): string[] {
  if (text(item, 'wp:post_password')) return ['had a password, and is a draft now'];
  const status = text(item, 'wp:status');
  if (status === 'future')
    return [`was planned for ${text(item, 'wp:post_date')}, and is a draft now: publish it then`];
  return status === 'private' ? ['was private, and is a draft now'] : [];
}

function writerOf(author: Element) {
  const name = text(author, 'wp:author_display_name') || text(author, 'wp:author_login');
  return { name, email: text(author, 'wp:author_email'), bio: '', image: '' };
}

const altOf = (attachment: Element) =>
  children(attachment, 'wp:postmeta')
    .filter((entry) => text(entry, 'wp:meta_key') === '_wp_attachment_image_alt')
    .map((entry) => text(entry, 'wp:meta_value'))[0] ?? '';

const isOf = (type: string) => (item: Element) => text(item, 'wp:post_type') === type;

const termsOf = (item: Element, domain: string) =>
  children(item, 'category')
    .filter(({ attribs }) => attribs['domain'] === domain)
    .map((term) => DomUtils.textContent(term).trim());

function children(parent: Element, name: string): Element[] {
  return parent.children.filter((child): child is Element => 'name' in child && child.name === name);
}

const text = (parent: Element, name: string) =>
  children(parent, name)
    .slice(0, 1)
    .map((child) => DomUtils.textContent(child).trim())
    .join('');

/** SEO plugins keep templates such as "%%title%% %%sep%% %%sitename%%": those say nothing of this article. */
const withoutVariables = (value = '') => (/%%?\w+%%?/.test(value) ? '' : value);

/** A draft stands at the front page with its number (/?p=12): no address of its own. */
const addressOf = (link: string) => (URL.canParse(link) && new URL(link).pathname !== '/' ? link : undefined);

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : 'unknown');

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
