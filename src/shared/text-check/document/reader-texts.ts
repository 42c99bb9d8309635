import type { ReadArticle } from '../../contract/articles/articles.ts';
import type { Source } from '../../contract/articles/sources.ts';
import type { ShownPicture, ShownPictures } from '../../contract/pictures/shown-pictures.ts';
import { pictureHash } from '../../pictures/picture.ts';
import type { Block, ShownText } from './document.ts';

/*
 * Every text of an article that readers see. Each field of what readers get has an entry here, or it does not compile:
 * `true` for a text, which every danger rule then reads; false for what is no text, or is read as a field or the body.
 */

const ARTICLE = {
  category: true,
  author: true,
  // One text each, below.
  tags: false,
  sources: false,
  writer: false,
  pictures: false,
  // Fields of their own, with limits of length.
  title: false,
  excerpt: false,
  imageAlt: false,
  seoTitle: false,
  seoDescription: false,
  // The body.
  content: false,
  // Addresses, dates and states.
  id: false,
  slug: false,
  type: false,
  language: false,
  imageIsDecorative: false,
  isPublished: false,
  image: false,
  videoUrl: false,
  createdAt: false,
  publishedAt: false,
  // The reviewer's own name, profession and number.
  review: false,
  // Another article.
  pair: false,
} satisfies Record<keyof ReadArticle, boolean>;

// The registration is a number and no running text, like the reviewer's.
const WRITER = { name: true, registration: false, bio: true, profileImage: false } satisfies Record<
  keyof NonNullable<ReadArticle['writer']>,
  boolean
>;
const SOURCE = {
  title: true,
  publisher: true,
  id: false,
  year: false,
  address: false,
  consultedOn: false,
} satisfies Record<keyof Source, boolean>;
const PICTURE = {
  alt: true,
  caption: true,
  credit: true,
  src: false,
  width: false,
  height: false,
  focalX: false,
  focalY: false,
} satisfies Record<keyof ShownPicture, boolean>;

type TextsOf<Fields> = {
  [Field in keyof Fields as Fields[Field] extends true ? Field : never]: string | null | undefined;
};

/** What {@link readerTexts} reads of an article beside its fields and body. */
export type WithReaderTexts = TextsOf<typeof ARTICLE> & {
  image: string | null;
  tags: readonly string[];
  sources: readonly (TextsOf<typeof SOURCE> & { address: string | null })[];
  writer: TextsOf<typeof WRITER> | null;
  /** The library's texts, by the hash of a picture. */
  pictures: { readonly [Hash in keyof ShownPictures]: TextsOf<typeof PICTURE> };
};

export function readerTexts(article: WithReaderTexts, body: readonly Block[]): ShownText[] {
  const { tags, sources, writer, pictures } = article;
  const ofPictures = pictureAddresses(article.image, body).map((address) => pictures[pictureHash(address) ?? '']);
  return [
    ...fieldTexts(ARTICLE, article),
    ...tags.map((text, block) => ({ part: 'tags', block, text })),
    ...sources.map((source, block) => ({ part: 'sources', block, text: joined(SOURCE, source) })),
    ...(writer ? [{ part: 'writer', text: joined(WRITER, writer) }] : []),
    ...ofPictures.map((picture, block) => ({ part: 'pictures', block, text: picture ? joined(PICTURE, picture) : '' })),
  ].filter(({ text }) => text.trim() !== '');
}

/** What readers see of an entry that articles share, one text for each field. */
export const sharedTexts = {
  writer: (writer: TextsOf<typeof WRITER>): ShownText[] => fieldTexts(WRITER, writer),
  picture: (picture: TextsOf<typeof PICTURE>): ShownText[] => fieldTexts(PICTURE, picture),
  category: ({ name }: { name: string }): ShownText[] => [{ part: 'name', text: name }],
};

/** The pictures of an article, the cover first, in the order of `pictures` places. */
export const pictureAddresses = (image: string | null, body: readonly Block[]): string[] => [
  ...(image ? [image] : []),
  ...body.flatMap(({ pictures }) => pictures.map(({ src }) => src)),
];

const textsIn = (fields: Record<string, boolean>, values: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string] => fields[entry[0]] === true && typeof entry[1] === 'string',
    ),
  );

const fieldTexts = (fields: Record<string, boolean>, values: object): ShownText[] =>
  Object.entries(textsIn(fields, values)).map(([part, text]) => ({ part, text }));

/** Joined by line breaks, which end a sentence. */
const joined = (fields: Record<string, boolean>, values: object): string =>
  Object.values(textsIn(fields, values)).join('\n');
