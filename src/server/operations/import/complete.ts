import { normaliseLink } from '../../../shared/addresses/web-address.ts';
import { MAX_BODY_ELEMENTS, PICTURE_MAX_LENGTH } from '../../../shared/constants.ts';
import type { Source } from '../../../shared/contract/articles/sources.ts';
import { convert } from '../../../shared/rich-text/conversion/convert.ts';
import { leftOutSentence } from '../../../shared/rich-text/conversion/left-out.ts';
import { plainTextOf } from '../../../shared/rich-text/conversion/plain-text.ts';
import {
  all,
  append,
  type Element,
  element,
  has,
  named,
  replace,
  text,
  textOf,
} from '../../../shared/rich-text/conversion/tree.ts';
import { isVisible, withoutInvisible } from '../../../shared/text/text.ts';
import { detectLanguage } from '../../../shared/text-check/document/detect-language.ts';
import { refuseElements } from '../../articles/body/limits.ts';
import { errorMessage } from '../../errors/error-message.ts';
import { readElements } from './elements.ts';
import { readFootnotes } from './footnotes.ts';
import type { SourceArticle } from './source-site.ts';

/** An article in our own words: all but its category, its slug, and the new addresses of pictures and links. */
export type CompleteArticle = Omit<SourceArticle, 'readBody'> & {
  html: string;
  language: 'nl' | 'en';
  sources: Source[];
  videoUrl: string | undefined;
  /** Why it cannot be imported. */
  failure?: string | undefined;
};

/** What the fields of an article may hold. */
export const LONGEST = {
  title: 200,
  excerpt: 500,
  imageAlt: PICTURE_MAX_LENGTH.alt,
  seoTitle: 200,
  seoDescription: 320,
} as const;
const LONGEST_FIELDS = Object.entries(LONGEST) as [keyof typeof LONGEST, number][];
const FIELD_NAMES = {
  title: 'title',
  excerpt: 'excerpt',
  imageAlt: 'alt text',
  seoTitle: 'SEO title',
  seoDescription: 'SEO description',
} as const satisfies Record<keyof typeof LONGEST, string>;

/** What systems write where an article has no title. */
const NO_TITLE = /^(?:\((?:untitled|no title|geen titel)\)|auto draft)?$/i;
const LONGEST_TITLE = 80;

/**
 * Reads the body, and supplies what the source site could do without: the title, made from the text, and the text below
 * a video. `title` and `excerpt` are plain text. What it changes or leaves out is in the notes.
 */
export function completeArticle({ readBody, ...source }: SourceArticle): CompleteArticle {
  try {
    return complete(source, readBody());
  } catch (error) {
    const article = { ...source, html: '', language: 'nl' as const, sources: [], videoUrl: undefined };
    return { ...article, failure: errorMessage(error) };
  }
}

function complete(
  source: Omit<SourceArticle, 'readBody'>,
  { root, footnotes, notes: notesOfBody, isPrivate }: ReturnType<SourceArticle['readBody']>,
): CompleteArticle {
  if (all(root, () => true).length > MAX_BODY_ELEMENTS) refuseElements();
  const notes = new Set([...notesOfBody, ...source.notes]);
  const note = (message: string) => void notes.add(message);
  readElements(root, note);
  const plain = plainTextOf(root);
  // Detected, because exports name a language for the whole site at most.
  const language = detectLanguage(`${source.title} ${plain}`);
  const sources = readFootnotes(root, footnotes, { key: source.key, language }, note);

  const isNamed = isVisible(source.title) && !NO_TITLE.test(withoutInvisible(source.title).trim());
  const supposed = isVideoOnly(root) ? 'video' : source.type;
  const title = isNamed ? source.title : titleFrom(root, plain, { ...source, type: supposed }, language);
  if (!isNamed) note(`had no title: “${title}” is made from its text, and it is a draft now`);
  if (isPrivate && source.isPublished) note('has a part that was for members only, is a draft now');
  const isDraft = !isNamed || isPrivate;
  const videoUrl = supposed === 'video' ? takeVideo(root) : undefined;
  const type = supposed === 'video' && !videoUrl ? 'article' : supposed;
  if (type !== supposed) note('was a video, but its text has none: is an article now');
  if (videoUrl && textOf(root).trim() === '' && !has(root, named('img'))) {
    const words = source.excerpt.trim() || title;
    append(root, [element('p', {}, [element('a', { href: videoUrl }, [text(words)])])]);
    note('has no text beside its video: a link to the video stands in its place, write a few sentences');
  }

  for (const one of all(root, ({ attributes }) => attributes['data-embedded'] !== undefined))
    delete one.attributes['data-embedded'];
  // HTML of another program, whatever its elements: there an empty paragraph is a distance.
  const foreign = element('body', {}, [element('div', {}, root.children)]);
  const { html, leftOut } = convert(foreign, { pictureSource: (address) => address.trim() || undefined });
  const lost = leftOutSentence(leftOut);
  if (lost) note(lost);
  for (const [field, longest] of LONGEST_FIELDS) {
    const left = source[field].slice(longest).trim();
    if (left)
      note(`its ${FIELD_NAMES[field]} was cut: “${left.length > 200 ? `${left.slice(0, 200)}…` : left}” was left out`);
  }
  return {
    ...source,
    title,
    type,
    html,
    language,
    sources,
    videoUrl,
    ...(isDraft && { isPublished: false, publishedAt: null, scheduledFor: undefined }),
    notes: [...notes],
  };
}

const isVideo = ({ attributes }: Element) => attributes['data-video'] !== undefined;

/** Players with their captions, and nothing else. */
function isVideoOnly(root: Element): boolean {
  const videos = all(root, isVideo);
  const words = (element: Element) => textOf(element).replace(/\s/g, '');
  return videos.length > 0 && words(root) === videos.map(words).join('') && !has(root, named('img', 'table', 'hr'));
}

/** Takes the first player or embedded page out of the text: the page of a video plays it above. Its caption stays. */
function takeVideo(root: Element): string | undefined {
  for (const embedded of all(root, ({ attributes }) => attributes['data-embedded'] !== undefined)) {
    const address = normaliseLink(embedded.attributes['data-embedded'] ?? '');
    if (!address?.startsWith('https:')) continue;
    const caption = isVideo(embedded) ? plainTextOf(embedded) : '';
    replace(embedded, ...(caption ? [element('p', {}, [text(caption)])] : []));
    return address;
  }
  return undefined;
}

/** The first words of the text: a heading, a sentence, or as much as a title may hold. */
function titleFrom(
  root: Element,
  plain: string,
  { type, createdAt }: Pick<SourceArticle, 'type' | 'createdAt'>,
  language: 'nl' | 'en',
): string {
  const heading = all(root, named('h1', 'h2', 'h3'))
    .map(plainTextOf)
    .find(Boolean);
  const first = all(root, named('p', 'li', 'td', 'pre'))
    .map(plainTextOf)
    .find(Boolean);
  const isFirst = heading && plain.startsWith(heading);
  const words =
    (isFirst ? heading : (first ?? heading)) || plain || (all(root, named('img'))[0]?.attributes['alt'] ?? '');
  const sentence = /^.*?[.!?…](?=\s|$)/.exec(words)?.[0] ?? words;
  if (sentence.trim() !== '') return shortened(sentence.trim());
  const day = createdAt.toLocaleDateString(language === 'nl' ? 'nl-NL' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'Europe/Amsterdam',
  });
  const kind = type === 'video' ? 'Video' : language === 'nl' ? 'Artikel' : 'Article';
  return language === 'nl' ? `${kind} van ${day}` : `${kind} of ${day}`;
}

function shortened(words: string): string {
  const plain = words.replace(/[.…]$/, '');
  if (plain.length <= LONGEST_TITLE) return plain;
  const cut = plain.slice(0, LONGEST_TITLE);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 40)).trimEnd()}…`;
}
