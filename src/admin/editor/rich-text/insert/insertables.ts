import type { JSONContent } from '@tiptap/core';
import { BUTTONS, CALLOUTS, type Callout } from '../../../../shared/rich-text/blocks.ts';
import { withoutInvisible } from '../../../../shared/text/text.ts';
import type { IconName } from '../toolbar/Icon.tsx';
import { type Sentence, t } from '../words.ts';

/** The dialogs that ask for something before a block is inserted. */
export type InsertDialogName = 'figure' | 'pair' | 'video' | 'source';

/** Inserts a block, the summary, or the result of a dialog. */
type What = { block: JSONContent; cursor: 'inside' | 'after' } | { summary: true } | { dialog: InsertDialogName };

/** An option of the insert menus. */
export type Insertable = (
  | { name: Sentence; lang?: undefined }
  /** Dutch for names that readers see. */
  | { name: string; lang: 'nl' }
) & {
  description: Sentence;
  /** Other words to find it by, in English and Dutch. */
  words: string;
  icon: IconName;
  what: What;
};

type InsertableGroup = { title: Sentence; items: Insertable[] };

const block = (content: JSONContent): What => ({ block: content, cursor: 'inside' });
const PARAGRAPH: JSONContent = { type: 'paragraph' };
const list = (type: string): What => block({ type, content: [{ type: 'listItem', content: [PARAGRAPH] }] });

const heading = (level: 1 | 2 | 3, description: Sentence): Insertable => ({
  name: `Heading ${level}` as const,
  description,
  words: `kop ${level} kop${level} h${level} title titel tussenkop`,
  icon: `h${level}`,
  what: block({ type: 'heading', attrs: { level } }),
});

const callout = (kind: Callout, words: string, icon: IconName, description: Sentence): Insertable => ({
  name: CALLOUTS[kind],
  lang: 'nl',
  description,
  words: `call-out callout kader box ${words}`,
  icon,
  what: block({ type: 'callout', attrs: { 'data-callout': kind }, content: [PARAGRAPH] }),
});

const row = (cell: 'tableHeader' | 'tableCell'): JSONContent => ({
  type: 'tableRow',
  content: Array.from({ length: 3 }, () => ({ type: cell, content: [PARAGRAPH] })),
});

export const INSERTABLES: InsertableGroup[] = [
  {
    title: 'Text',
    items: [
      heading(2, 'Begins a part of the text'),
      heading(3, 'A heading below heading 2'),
      {
        name: 'Bullet list',
        description: 'Points in any order',
        words: 'opsomming lijst punten unordered ul',
        icon: 'bullets',
        what: list('bulletList'),
      },
      {
        name: 'Ordered list',
        description: 'Steps, one after the other',
        words: 'numbered genummerde lijst stappen steps ol',
        icon: 'numbers',
        what: list('orderedList'),
      },
      {
        name: 'Blockquote',
        description: 'What somebody else said or wrote',
        words: 'citaat aanhaling quote',
        icon: 'quote',
        what: block({ type: 'blockquote', content: [PARAGRAPH] }),
      },
      heading(1, 'As large as the title; seldom needed'),
      {
        name: 'Code block',
        description: 'Text exactly as typed, in even letters',
        words: 'codeblok programma preformatted pre',
        icon: 'code',
        what: block({ type: 'codeBlock' }),
      },
    ],
  },
  {
    title: 'Boxes',
    items: [
      {
        name: CALLOUTS.summary,
        lang: 'nl',
        description: 'The summary, at the top of the text',
        words: 'summary samenvatting kader box kernpunten tldr',
        icon: 'summary',
        what: { summary: true },
      },
      callout('information', 'information informatie tip weetje note', 'information', 'Good to know'),
      callout('warning', 'warning waarschuwing pas op gevaar attention', 'warning', 'What may go wrong'),
      callout('doctor', 'gp arts dokter doctor huisartsenpost', 'phone', 'When to call the GP'),
      callout('emergency', 'spoed ambulance emergency nood alarm noodgeval', 'emergency', 'When to call at once'),
    ],
  },
  {
    title: 'Pictures and video',
    items: [
      {
        name: 'Figure',
        description: 'A picture with a caption',
        words: 'figuur afbeelding foto plaatje image picture photo bijschrift caption',
        icon: 'image',
        what: { dialog: 'figure' },
      },
      {
        name: 'Two pictures',
        description: 'Side by side, with one caption',
        words: 'twee foto twee afbeeldingen naast elkaar images photos side by side voor en na',
        icon: 'pair',
        what: { dialog: 'pair' },
      },
      {
        name: 'Video',
        description: 'From Vimeo or YouTube; plays on click',
        words: 'film filmpje youtube vimeo movie',
        icon: 'video',
        what: { dialog: 'video' },
      },
    ],
  },
  {
    title: 'More',
    items: [
      {
        name: 'Table',
        description: 'Three columns, with a row of headings',
        words: 'tabel rooster grid rijen kolommen schema',
        icon: 'table',
        what: block({ type: 'table', content: [row('tableHeader'), row('tableCell'), row('tableCell')] }),
      },
      {
        name: 'Details',
        description: 'Closed until a reader opens it',
        words: 'uitklappen inklappen toggle accordion meer lezen vraag antwoord faq collapse',
        icon: 'details',
        what: block({ type: 'details', content: [{ type: 'detailsSummary' }, PARAGRAPH] }),
      },
      {
        name: 'Definition',
        description: 'A term, and what it means',
        words: 'begrip uitleg woord term betekenis definitie begrippenlijst glossary',
        icon: 'definition',
        what: block({
          type: 'definitionList',
          content: [{ type: 'definitionTerm' }, { type: 'definitionText' }],
        }),
      },
      {
        name: 'Source reference',
        description: 'The number of one of the sources',
        words: 'bron bronverwijzing voetnoot noot footnote citation literatuur',
        icon: 'source',
        what: { dialog: 'source' },
      },
      {
        name: 'Appointment button',
        description: 'Leads to the page for appointments',
        words: 'knop afspraak maken button link contact call to action',
        icon: 'button',
        what: {
          block: { type: 'button', content: [{ type: 'text', text: BUTTONS.appointment }] },
          cursor: 'after',
        },
      },
      {
        name: 'Divider',
        description: 'A line between two parts',
        words: 'lijn streep scheiding horizontal rule line separator hr',
        icon: 'divider',
        what: { block: { type: 'horizontalRule' }, cursor: 'after' },
      },
    ],
  },
];

const ALL = INSERTABLES.flatMap(({ items }) => items);

/**
 * The blocks that match the typed letters, the best first: by words of the name before other words. All blocks without
 * letters.
 */
export function findInsertables(typed: string): Insertable[] {
  const text = plain(typed);
  if (!text) return ALL;
  const found = ALL.map((item) => ({ item, rank: rankOf(item, text) })).filter(
    ({ rank }) => rank < Number.POSITIVE_INFINITY,
  );
  return found.sort((a, b) => a.rank - b.rank).map(({ item }) => item);
}

/** The name in the language of the screen. */
export const shownName = (item: Insertable): string => (item.lang ? item.name : t(item.name));

function rankOf(item: Insertable, text: string): number {
  const labels = [item.name, shownName(item)].map(plain);
  if (labels.some((label) => label.startsWith(text))) return 0;
  if (labels.some((label) => ` ${label}`.includes(` ${text}`))) return 1;
  const others = plain(item.words);
  if (` ${others} `.includes(` ${text} `)) return 2;
  return ` ${others}`.includes(` ${text}`) ? 3 : Number.POSITIVE_INFINITY;
}

/** In lower case, without accents. */
const plain = (text: string) => withoutInvisible(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
