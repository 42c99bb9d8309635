import { DomUtils, parseDocument } from 'htmlparser2';
import { z } from 'zod';
import { escapeMarkup } from '../../../../shared/text/text.ts';
import { CommandError } from '../../../errors/errors.ts';
import {
  furtherWritersNote,
  IN_THE_BIN,
  increment,
  parseLocalTime,
  parseTime,
  type SourceArticle,
  type SourceSite,
} from '../source-site.ts';
import { readWordPressBody, type WordPressLookups } from './wordpress-html.ts';

const IS_PICTURE = /\.(?:jpe?g|png|gif|webp|avif)$/i;
const Footnotes = z.array(z.object({ id: z.string(), content: z.string() }));

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Post types that WordPress uses internally: not counted as skipped. */
const INTERNAL_TYPES = new Set([
  'nav_menu_item',
  'revision',
  'attachment',
  'custom_css',
  'wp_global_styles',
  'wp_navigation',
  'wp_block',
]);
/** WordPress may split a large export into several files. */
const MISSING_PICTURE = 'the main picture is not in this file: upload it, or import one complete export';
const PAGE_BUILDER = 'its text is kept by a page builder (Elementor), outside the text of the post: copy it by hand';
/** Where themes keep the address of a post’s video. */
const VIDEO_META = ['_format_video_embed', '_video_url', 'video_url', 'td_post_video', '_post_video'];
/** What plug-ins for members say of a whole post. */
const MEMBERS_META = ['_members_access_role', 'rcp_user_level', 'rcp_subscription_level', '_jetpack_newsletter_access'];
const FOR_EVERYBODY = /^(?:|none|everybody|public|0|a:0:\{\})$/i;
const SKIPPED_STATUSES = new Set(['trash', 'auto-draft', 'inherit']);
const NO_CATEGORY = /^(uncategori[sz]ed|geen categorie|niet gecategoriseerd|zonder categorie)$/i;

/**
 * Reads a WordPress export (WXR). The parser ignores entities that a DOCTYPE declares, so they cannot expand without
 * limit. Throws {@link CommandError} for any other file and for an incomplete one.
 */
export function readWordPress(xml: string): SourceSite {
  if (!/<\/rss>\s*$/.test(xml))
    throw new CommandError('the file is incomplete: it does not end with </rss>. Export it again');
  const channel = DomUtils.getElementsByTagName('channel', parseDocument(xml, { xmlMode: true }))[0];
  if (!channel || !text(channel, 'wp:wxr_version'))
    throw new CommandError('this is not a WordPress export: in WordPress choose Tools, Export, All content');
  const host = hostOf(text(channel, 'wp:base_blog_url') || text(channel, 'link'));
  const items = children(channel, 'item');
  const attachments = new Map(items.filter(hasType('attachment')).map((item) => [text(item, 'wp:post_id'), item]));
  const shared = new Map(items.filter(hasType('wp_block')).map((item) => [text(item, 'wp:post_id'), item]));
  const lookups = {
    attachment: (id: string) => attachments.get(id),
    sharedBlock: (id: string) => {
      const item = shared.get(id);
      return item && text(item, 'content:encoded');
    },
    attachedTo: (post: string) =>
      [...attachments].flatMap(([id, item]) =>
        text(item, 'wp:post_parent') === post && IS_PICTURE.test(text(item, 'wp:attachment_url')) ? [id] : [],
      ),
    picture: (id: string) => {
      const item = attachments.get(id);
      return item && pictureHtml(item);
    },
  };
  const skipped: SourceSite['skipped'] = new Map();
  for (const item of items) {
    const type = text(item, 'wp:post_type');
    if (type !== 'post' && !INTERNAL_TYPES.has(type)) increment(skipped, type);
    if (type === 'post' && text(item, 'wp:status') === 'trash') increment(skipped, IN_THE_BIN);
  }
  return {
    system: 'WordPress',
    writers: new Map(
      children(channel, 'wp:author').map((author) => [text(author, 'wp:author_login'), toWriter(author)]),
    ),
    categories: new Map(
      children(channel, 'wp:category').map((category) => [
        nameIn(text(category, 'wp:cat_name')),
        { slug: text(category, 'wp:category_nicename'), description: text(category, 'wp:category_description') },
      ]),
    ),
    articles: items
      .filter(hasType('post'))
      .filter((item) => !SKIPPED_STATUSES.has(text(item, 'wp:status')))
      .map((item) => toArticle(item, host, lookups)),
    skipped,
  };
}

type Lookups = Omit<WordPressLookups, 'footnotes' | 'attached'> & {
  attachedTo: (post: string) => string[];
  attachment: (id: string) => Element | undefined;
};

function toArticle(item: Element, host: string, lookups: Lookups): SourceArticle {
  const meta = new Map(
    children(item, 'wp:postmeta').map((entry) => [text(entry, 'wp:meta_key'), text(entry, 'wp:meta_value')]),
  );
  const thumbnail = meta.get('_thumbnail_id') ?? '';
  const attachment = lookups.attachment(thumbnail);
  const content = text(item, 'content:encoded');
  const createdAt =
    parseTime(text(item, 'wp:post_date_gmt')) ??
    parseLocalTime(text(item, 'wp:post_date')) ??
    parseTime(text(item, 'wp:post_modified_gmt')) ??
    parseLocalTime(text(item, 'wp:post_modified')) ??
    new Date(0);
  const status = text(item, 'wp:status');
  const isForMembers = MEMBERS_META.some((key) => !FOR_EVERYBODY.test(meta.get(key) ?? ''));
  const isOpen = !text(item, 'wp:post_password') && !isForMembers;
  const isPublished = status === 'publish' && isOpen;
  const slug = decodeSlug(text(item, 'wp:post_name'));
  const isVideo = children(item, 'category').some(({ attribs }) => attribs['nicename'] === 'post-format-video');
  // Where themes keep the video of a post.
  const film = isVideo
    ? VIDEO_META.map((key) => meta.get(key)).find((value) => /^https?:\/\/\S+$/.test(value ?? ''))
    : '';
  return {
    key: `wordpress/${host}/${text(item, 'wp:post_id')}`,
    title: text(item, 'title'),
    slug,
    formerSlugs: children(item, 'wp:postmeta')
      .filter((entry) => text(entry, 'wp:meta_key') === '_wp_old_slug')
      .map((entry) => decodeSlug(text(entry, 'wp:meta_value'))),
    address: addressOf(text(item, 'link')),
    readBody: () =>
      readWordPressBody(film ? `[embed]${film}[/embed]\n\n${content}` : content, {
        ...lookups,
        attached: () => lookups.attachedTo(text(item, 'wp:post_id')),
        footnotes: readFootnotes(meta.get('footnotes')),
      }),
    excerpt: text(item, 'excerpt:encoded'),
    categories: termsOf(item, 'category').filter((name) => !NO_CATEGORY.test(name)),
    tags: termsOf(item, 'post_tag'),
    // As the plugin Polylang exports it.
    translations: children(item, 'category').find(({ attribs }) => attribs['domain'] === 'post_translations')?.attribs[
      'nicename'
    ],
    writer: text(item, 'dc:creator') || undefined,
    type: isVideo ? 'video' : 'article',
    isPublished,
    createdAt,
    updatedAt: parseTime(text(item, 'wp:post_modified_gmt')) ?? createdAt,
    publishedAt: isPublished ? createdAt : null,
    scheduledFor: status === 'future' && isOpen ? createdAt : undefined,
    image: attachment ? text(attachment, 'wp:attachment_url') : '',
    imageAlt: attachment ? altOf(attachment) : '',
    seoTitle: withoutTemplates(meta.get('_yoast_wpseo_title') ?? meta.get('rank_math_title')),
    seoDescription: withoutTemplates(meta.get('_yoast_wpseo_metadesc') ?? meta.get('rank_math_description')),
    notes: [
      ...draftNotes(item, isForMembers),
      ...furtherWriters(item),
      ...(thumbnail && !attachment ? [MISSING_PICTURE] : []),
      ...(content === '' && meta.has('_elementor_data') ? [PAGE_BUILDER] : []),
    ],
  };
}

/** The notes of the block editor: `[{"id": …, "content": …}]`. */
function readFootnotes(json = '[]'): Map<string, string> {
  try {
    return new Map(Footnotes.parse(JSON.parse(json)).map(({ id, content }) => [id, content]));
  } catch {
    return new Map();
  }
}

function pictureHtml(attachment: Element): string {
  const image = `<img src="${escapeMarkup(text(attachment, 'wp:attachment_url'))}" alt="${escapeMarkup(altOf(attachment))}">`;
  const caption = text(attachment, 'excerpt:encoded');
  return `<figure>${image}${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
}

/** Why an article that was not a draft is imported as one. */
function draftNotes(item: Element, isForMembers: boolean): string[] {
  if (isForMembers) return ['was for members only, is a draft now'];
  if (text(item, 'wp:post_password')) return ['was protected by a password, is a draft now'];
  return text(item, 'wp:status') === 'private' ? ['was private, is a draft now'] : [];
}

/** Of the plug-ins that give a post several writers; the first of them is its creator. */
function furtherWriters(item: Element): string[] {
  const creator = text(item, 'dc:creator');
  const others = children(item, 'category')
    .filter(({ attribs }) => attribs['domain'] === 'author' && attribs['nicename'] !== `cap-${creator}`)
    .map((term) => nameIn(DomUtils.textContent(term)))
    .filter((name) => name !== '' && name !== creator);
  return others.length > 0 ? [furtherWritersNote(others)] : [];
}

function toWriter(author: Element) {
  const name = nameIn(text(author, 'wp:author_display_name') || text(author, 'wp:author_login'));
  return { name, email: text(author, 'wp:author_email'), bio: '', image: '' };
}

const altOf = (attachment: Element) =>
  children(attachment, 'wp:postmeta')
    .filter((entry) => text(entry, 'wp:meta_key') === '_wp_attachment_image_alt')
    .map((entry) => text(entry, 'wp:meta_value'))[0] ?? '';

/** WordPress stores names as HTML: “A &amp; B”. */
const nameIn = (html: string) => DomUtils.textContent(parseDocument(html.replaceAll('<', '&lt;'))).trim();

const hasType = (type: string) => (item: Element) => text(item, 'wp:post_type') === type;

const termsOf = (item: Element, domain: string) =>
  children(item, 'category')
    .filter(({ attribs }) => attribs['domain'] === domain)
    .map((term) => nameIn(DomUtils.textContent(term)));

function children(parent: Element, name: string): Element[] {
  return parent.children.filter((child): child is Element => 'name' in child && child.name === name);
}

const text = (parent: Element, name: string) =>
  children(parent, name)
    .slice(0, 1)
    .map((child) => DomUtils.textContent(child).trim())
    .join('');

/** Drops the templates of SEO plugins, such as "%%title%% %%sep%% %%sitename%%". */
const withoutTemplates = (value = '') => (/%%?\w+%%?/.test(value) ? '' : value);

/** Undefined for a draft, whose link is the home page with its id (/?p=12, /blog/?p=12). */
function addressOf(link: string): string | undefined {
  const url = URL.canParse(link) ? new URL(link) : undefined;
  return !url || url.pathname === '/' || url.searchParams.has('p') ? undefined : link;
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : 'unknown');

function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
