import { describe, expect, test } from 'vitest';
import { completeArticle } from './complete.ts';
import { readGhost } from './ghost/ghost.ts';
import type { SourceSite } from './source-site.ts';
import { readWordPress } from './wordpress/wordpress.ts';

const field = (name: string, value = '') => `<${name}>${value}</${name}>`;
const meta = (key: string, value: string) =>
  field('wp:postmeta', field('wp:meta_key', key) + field('wp:meta_value', `<![CDATA[${value}]]>`));

/** A WordPress export of one post; a field that is not given is as of a published post. */
function wordPress({ body = '<p>Tekst</p>', more = '', ...fields }: Record<string, string>): SourceSite {
  const all = {
    title: 'T',
    'dc:creator': 'jan',
    'wp:post_id': '1',
    'wp:post_date_gmt': '2026-02-02 08:00:00',
    'wp:post_name': 't',
    'wp:status': 'publish',
    'wp:post_type': 'post',
    ...fields,
  };
  const item = Object.entries(all).map(([name, value]) => field(name, value));
  return readWordPress(
    `<rss><channel><link>https://o.nl</link><wp:wxr_version>1.2</wp:wxr_version><item>${item.join('')}${field('content:encoded', `<![CDATA[${body}]]>`)}${more}</item></channel></rss>`,
  );
}

const ghost = (post: Record<string, unknown>, data: Record<string, unknown> = {}): SourceSite => {
  const whole = { id: '1', title: 'T', slug: 't', html: '<p>Tekst</p>', status: 'published', ...post };
  return readGhost(JSON.stringify({ data: { posts: [whole], ...data } }), 'https://o.nl');
};

const articleOf = (site: SourceSite) => {
  const [article] = site.articles;
  if (!article) throw new Error('The export has no article');
  return completeArticle(article);
};

const NO_TIME = '0000-00-00 00:00:00';

describe('a WordPress post', () => {
  test.each([
    ['a text in two pieces', { body: '<p>a ]]]]><![CDATA[> b</p>' }, { html: '<p>a ]]&gt; b</p>' }],
    [
      'the day of a site that kept no time in UTC',
      { 'wp:post_date_gmt': NO_TIME, 'wp:post_date': '2012-05-01 23:30:15' },
      { publishedAt: new Date('2012-05-01T21:30:15Z') },
    ],
    [
      'the day of the last change, without any other',
      { 'wp:post_date_gmt': NO_TIME, 'wp:post_date': NO_TIME, 'wp:post_modified_gmt': '2020-01-01 00:00:00' },
      { createdAt: new Date('2020-01-01T00:00:00Z') },
    ],
    [
      'a day before 1900',
      { 'wp:post_date_gmt': '1899-05-01 10:00:00' },
      { publishedAt: new Date('1899-05-01T10:00:00Z') },
    ],
    ['a former address with an accent', { more: meta('_wp_old_slug', 'caf%c3%a9') }, { formerSlugs: ['café'] }],
    [
      'a draft of a site in a folder, whose link is its home page',
      { link: 'https://o.nl/blog/?p=140', 'wp:status': 'draft' },
      { address: undefined },
    ],
    [
      'further writers by name',
      {
        more: '<category domain="author" nicename="cap-jan">jan</category><category domain="author" nicename="cap-piet">Piet &amp;amp; co</category>',
      },
      { notes: ['was also written by Piet & co: an article has one writer, name the others in its text'] },
    ],
    [
      'members, as a draft',
      { more: meta('_members_access_role', 'subscriber') },
      { isPublished: false, publishedAt: null, notes: ['was for members only, is a draft now'] },
    ],
    [
      'members, who would have read it later',
      { 'wp:status': 'future', more: meta('rcp_user_level', 'Subscriber') },
      { isPublished: false, scheduledFor: undefined },
    ],
    ['everybody', { more: meta('_jetpack_newsletter_access', 'everybody') }, { isPublished: true }],
    [
      'the video that a theme kept beside it',
      {
        more: `${meta('_format_video_embed', 'https://youtu.be/ex8fMxXJDJw')}<category domain="post_format" nicename="post-format-video"/>`,
      },
      { type: 'video', videoUrl: 'https://youtu.be/ex8fMxXJDJw', html: '<p>Tekst</p>' },
    ],
    [
      'a format Video without one',
      { more: '<category domain="post_format" nicename="post-format-video"/>' },
      { type: 'article', notes: ['was a video, but its text has none: is an article now'] },
    ],
    [
      'the rest of a title that is too long',
      { title: `${'woord '.repeat(34)}slot` },
      { notes: ['its title was cut: “ord slot” was left out'] },
    ],
    [
      'a text that a page builder keeps',
      { body: '', more: meta('_elementor_data', '[]') },
      { notes: ['its text is kept by a page builder (Elementor), outside the text of the post: copy it by hand'] },
    ],
  ] as [string, Record<string, string>, object][])('keeps or names %s', (_, fields, expected) => {
    expect(articleOf(wordPress(fields))).toMatchObject(expected);
  });

  test('in the bin of the old site is counted', () => {
    const { articles, skipped } = wordPress({ 'wp:status': 'trash' });
    expect([articles.length, [...skipped]]).toEqual([0, [['in the bin', 1]]]);
  });
});

describe('a Ghost post', () => {
  const authors = {
    users: [
      { id: 'a', name: 'A' },
      { id: 'b', name: 'B' },
    ],
    posts_authors: [
      { post_id: '1', author_id: 'a', sort_order: 0 },
      { post_id: '1', author_id: 'b', sort_order: 1 },
    ],
  };
  test.each([
    [
      'members, who would have read it later',
      { status: 'scheduled', visibility: 'members', published_at: '2099-01-01T00:00:00.000Z' },
      {},
      { isPublished: false, scheduledFor: undefined, notes: ['was visible to members only, is a draft now'] },
    ],
    [
      'a newsletter',
      { status: 'sent' },
      {},
      { isPublished: false, notes: ['was sent by e-mail and not published, is a draft now'] },
    ],
    [
      'further writers by name',
      {},
      authors,
      { writer: 'a', notes: ['was also written by B: an article has one writer, name the others in its text'] },
    ],
    [
      'its own address elsewhere',
      { canonical_url: 'https://b.nl/x' },
      {},
      { notes: ['told search engines that its own address is https://b.nl/x: that was left out'] },
    ],
    [
      'code of its page',
      { codeinjection_foot: '<script>x</script>' },
      {},
      { notes: ['the code added to its page was left out'] },
    ],
    [
      'the caption of its main picture',
      { feature_image: 'https://o.nl/1.jpg' },
      { posts_meta: [{ post_id: '1', feature_image_caption: 'Foto: <a href="x">Jan</a>' }] },
      { notes: ['the caption of its main picture was left out: “Foto: Jan”. Add it to the picture'] },
    ],
    [
      'what the first versions of Ghost wrote otherwise',
      { html: null, markdown: 'een\n*twee*', image: 'https://o.nl/1.jpg', author_id: 1, created_at: 1_420_106_400_000 },
      {},
      {
        html: '<p>een<br /><em>twee</em></p>',
        image: 'https://o.nl/1.jpg',
        writer: '1',
        publishedAt: new Date('2015-01-01T10:00:00Z'),
      },
    ],
    ['a post whose time is no date', { created_at: -9e15 }, {}, { createdAt: new Date(0) }],
    [
      'tags of the staff alone',
      {},
      { tags: [{ id: 't', name: '#intern' }], posts_tags: [{ post_id: '1', tag_id: 't' }] },
      { categories: [] },
    ],
  ] as [string, object, object, object][])('keeps or names %s', (_, post, data, expected) => {
    expect(articleOf(ghost({ ...post }, { ...data }))).toMatchObject(expected);
  });

  test('that is a page of an early version is no article', () => {
    const { articles, skipped } = ghost({ page: 1 });
    expect([articles.length, [...skipped]]).toEqual([0, [['page', 1]]]);
  });
});
