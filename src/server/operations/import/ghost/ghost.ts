import { z } from 'zod';
import { plainTextOf } from '../../../../shared/rich-text/conversion/plain-text.ts';
import { escapeMarkup } from '../../../../shared/text/text.ts';
import { parseHtml } from '../../../articles/body/parse.ts';
import { CommandError } from '../../../errors/errors.ts';
import { furtherWritersNote, increment, parseTime, type SourceArticle, type SourceSite } from '../source-site.ts';
import { readGhostBody } from './ghost-html.ts';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
/** Exports of Ghost 0 count milliseconds. */
const time = z
  .union([
    z.string(),
    z
      .number()
      .min(-8e15)
      .max(8e15)
      .transform((value) => new Date(value).toISOString()),
  ])
  .nullish()
  .catch('')
  .transform((value) => value ?? '');
const flag = z.union([z.boolean(), z.number()]).nullish().catch(false).transform(Boolean);
const id = z.union([z.string(), z.number()]).transform(String);
const sortOrder = z
  .number()
  .nullish()
  .transform((value) => value ?? 0);

const Post = z.object({
  id,
  uuid: text,
  title: text,
  slug: text,
  html: text,
  lexical: text,
  mobiledoc: text,
  plaintext: text,
  custom_excerpt: text,
  feature_image: text,
  type: z.string().default('post'),
  status: z.string().default('draft'),
  visibility: z.string().default('public'),
  created_at: time,
  updated_at: time,
  published_at: time,
  meta_title: text,
  meta_description: text,
  canonical_url: text,
  codeinjection_head: text,
  codeinjection_foot: text,
  // Of the first versions.
  markdown: text,
  image: text,
  page: flag,
  author_id: id.nullish(),
});
const Data = z.object({
  posts: z.array(Post),
  posts_meta: z
    .array(
      z.object({
        post_id: id,
        meta_title: text,
        meta_description: text,
        feature_image_alt: text,
        feature_image_caption: text,
      }),
    )
    .default([]),
  tags: z.array(z.object({ id, name: text, slug: text, description: text })).default([]),
  posts_tags: z.array(z.object({ post_id: id, tag_id: id, sort_order: sortOrder })).default([]),
  users: z.array(z.object({ id, name: text, slug: text, email: text, bio: text, profile_image: text })).default([]),
  posts_authors: z.array(z.object({ post_id: id, author_id: id, sort_order: sortOrder })).default([]),
});
const Export = z.union([
  z.object({ db: z.array(z.object({ data: Data })).min(1) }).transform(({ db }) => db[0]?.data),
  z.object({ data: Data }).transform(({ data }) => data),
]);
type Data = z.output<typeof Data>;

/** Ghost's placeholder for its own address. */
const SITE_URL_PLACEHOLDER = '__GHOST_URL__';

/**
 * Reads Ghost's JSON export, which does not contain the site's own address. Throws {@link CommandError} for any other
 * file.
 */
export function readGhost(json: string, siteUrl: string | undefined): SourceSite {
  const data = parse(siteUrl ? json.replaceAll(SITE_URL_PLACEHOLDER, siteUrl.replace(/\/+$/, '')) : json);
  const skipped: SourceSite['skipped'] = new Map();
  for (const post of data.posts) if (typeOf(post) !== 'post') increment(skipped, typeOf(post));
  return {
    system: 'Ghost',
    writers: new Map(data.users.map((user) => [user.id, { ...user, image: user.profile_image }])),
    categories: new Map(data.tags.map(({ name, slug, description }) => [name, { slug, description }])),
    articles: data.posts.filter((post) => typeOf(post) === 'post').map((post) => toArticle(post, data, siteUrl)),
    skipped,
  };
}

const typeOf = ({ type, page }: Data['posts'][number]) => (page ? 'page' : type);

function parse(json: string): Data {
  const notGhost = (cause?: unknown) =>
    new CommandError('this is not a Ghost export: in Ghost choose Settings, Import/Export, Export content', { cause });
  try {
    const data = Export.parse(JSON.parse(json));
    if (data) return data;
  } catch (cause) {
    throw notGhost(cause);
  }
  throw notGhost();
}

function toArticle(post: Data['posts'][number], data: Data, siteUrl: string | undefined): SourceArticle {
  const meta = data.posts_meta.find(({ post_id }) => post_id === post.id);
  const tags = data.posts_tags
    .filter(({ post_id }) => post_id === post.id)
    .toSorted((a, b) => a.sort_order - b.sort_order)
    .map(({ tag_id }) => data.tags.find((tag) => tag.id === tag_id)?.name ?? '');
  const [author = post.author_id ?? undefined, ...otherAuthors] = data.posts_authors
    .filter(({ post_id }) => post_id === post.id)
    .toSorted((a, b) => a.sort_order - b.sort_order)
    .map(({ author_id }) => author_id);
  const others = otherAuthors.flatMap((key) => data.users.find((user) => user.id === key)?.name || []);
  const createdAt = parseTime(post.created_at) ?? parseTime(post.published_at) ?? new Date(0);
  const isPublished = post.status === 'published' && post.visibility === 'public';
  return {
    key: `ghost/${post.uuid || post.id}`,
    // Text, where WordPress has HTML.
    title: escapeMarkup(post.title),
    slug: post.slug,
    formerSlugs: [],
    address: siteUrl ? `${siteUrl.replace(/\/+$/, '')}/${post.slug}/` : undefined,
    readBody: () => readGhostBody(post),
    excerpt: escapeMarkup(post.custom_excerpt),
    // Tags that start with # are internal; Ghost shows the first of the others as the category.
    categories: tags.filter((name) => name && !name.startsWith('#')),
    tags: [],
    writer: author,
    type: tags.includes('#video') ? 'video' : 'article',
    isPublished,
    createdAt,
    updatedAt: parseTime(post.updated_at) ?? createdAt,
    publishedAt: isPublished ? (parseTime(post.published_at) ?? createdAt) : null,
    scheduledFor:
      post.status === 'scheduled' && post.visibility === 'public' ? parseTime(post.published_at) : undefined,
    image: post.feature_image || post.image,
    imageAlt: meta?.feature_image_alt ?? '',
    seoTitle: meta?.meta_title || post.meta_title,
    seoDescription: meta?.meta_description || post.meta_description,
    notes: [...draftNotes(post), ...(others.length > 0 ? [furtherWritersNote(others)] : []), ...leftOut(post, meta)],
  };
}

/** Why an article that was not a draft is imported as one. */
function draftNotes({ status, visibility }: Data['posts'][number]): string[] {
  if (status === 'sent') return ['was sent by e-mail and not published, is a draft now'];
  return /^(?:published|scheduled)$/.test(status) && visibility !== 'public'
    ? [`was visible to ${visibility} only, is a draft now`]
    : [];
}

/** What readers or search engines saw of a post beside its text, and an article has no place for. */
function leftOut(
  { canonical_url, codeinjection_head, codeinjection_foot }: Data['posts'][number],
  meta: Data['posts_meta'][number] | undefined,
): string[] {
  const caption = plainTextOf(parseHtml(meta?.feature_image_caption ?? ''));
  return [
    ...(caption ? [`the caption of its main picture was left out: “${caption}”. Add it to the picture`] : []),
    ...(canonical_url ? [`told search engines that its own address is ${canonical_url}: that was left out`] : []),
    ...(codeinjection_head.trim() || codeinjection_foot.trim() ? ['the code added to its page was left out'] : []),
  ];
}
