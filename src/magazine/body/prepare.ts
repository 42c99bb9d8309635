import { DomUtils, parseDocument } from 'htmlparser2';
import type { ShownPictures } from '../../shared/contract/pictures/shown-pictures.ts';
import { countWords } from '../../shared/text/reading-time.ts';
import { withoutSoftHyphens } from '../../shared/text/soft-hyphens.ts';
import type { Language } from '../../shared/text-check/document/document.ts';
import { numberReferences, type ReferenceCounts, type References } from '../sources/references.ts';
import { linkButtons } from './blocks/buttons.ts';
import { labelCallouts } from './blocks/callouts.ts';
import { nameDetails } from './blocks/details.ts';
import { preparePictures } from './blocks/pictures.ts';
import { prepareTables } from './blocks/tables.ts';
import { linkVideos, type TextVideo } from './blocks/videos.ts';
import { type Document, elementsOf, parseOne, wordsOf } from './dom.ts';
import { keepTogether } from './hard-spaces.ts';
import { type Heading, shiftHeadings } from './headings.ts';

export type Body = {
  html: string;
  /** The headings of the highest level in use, for a table of contents. */
  headings: Heading[];
  /** Plain text, without tags. */
  text: string;
  words: number;
  references: ReferenceCounts;
  videos: TextVideo[];
};

type Around = {
  language?: Language;
  sources?: References['sources'];
  pictures?: ShownPictures;
  /** The address of the buttons in a text. */
  appointment?: string;
};

/**
 * Prepares a sanitised article body for its page: headings below the page's h1 and with ids, pictures as the library
 * shows them, blocks with their labels, references with the numbers of their sources. A feed gets plainer HTML.
 */
export function prepareBody(
  html: string,
  { language = 'nl', sources = [], pictures = {}, appointment }: Around = {},
  { isFeed = false }: { isFeed?: boolean } = {},
): Body {
  const document = parseDocument(html);
  const text = plainText(document);
  const headings = shiftHeadings(elementsOf(document, 'h1', 'h2', 'h3', 'h4'));
  const references = numberReferences(document, { sources, areLinks: !isFeed }, parseOne);
  preparePictures(document, pictures);
  prepareTables(document, { language, isFeed });
  labelCallouts(document, { language, isFeed });
  linkButtons(document, appointment, { language, isFeed });
  const videos = linkVideos(document, { isFeed });
  keepTogether(document);
  nameDetails(document, { language, isFeed });
  if (!isFeed) for (const code of elementsOf(document, 'pre')) code.attribs['tabindex'] = '0';
  return {
    html: DomUtils.getOuterHTML(document, { encodeEntities: 'utf8' }),
    headings,
    text,
    words: countWords(text),
    references,
    videos,
  };
}

/** Without the labels of buttons, which are not part of the article's text. */
const plainText = (document: Document): string =>
  withoutSoftHyphens(wordsOf(document, ({ attribs }) => !attribs['data-button'] && !attribs['data-source']))
    .replace(/\s+/g, ' ')
    .trim();
