import type { Node } from '@tiptap/pm/model';
import { useState } from 'react';
import { RICH_TEXT_TAGS } from '../../../../shared/rich-text/tags.ts';
import { button } from '../../../../ui/forms/button.ts';
import { type Sentence, t } from '../words.ts';
import { serializeBody } from './serialize-body.ts';

/** Above the text: elements of the stored text that this version of the editor cannot show. */
export function LostElementsNotice({ stored, doc, onClose }: { stored: string; doc: Node; onClose: () => void }) {
  const [missing] = useState(() => lostElements(stored, serializeBody(doc)));
  const [isOpen, setIsOpen] = useState(true);
  if (missing.length === 0 || !isOpen) return null;
  return (
    <div role="status" className="border-b border-linen/60 bg-plaster/40 px-4 py-3 text-sm">
      <p className="max-w-prose">
        {t.rich(
          missing.length === 1
            ? '<b>Left out below: {list}.</b> The editor does not know it; the words inside are all there. What is stored stays as it is until you change the text.'
            : '<b>Left out below: {list}.</b> The editor does not know them; the words inside are all there. What is stored stays as it is until you change the text.',
          {
            list: missing.map(shownCount).join(', '),
            b: (inside) => <strong className="font-semibold">{inside}</strong>,
          },
        )}
      </p>
      <button
        type="button"
        className={`${button('quiet', 'small')} mt-1 -ml-4`}
        onClick={() => {
          setIsOpen(false);
          onClose();
        }}
      >
        {t('Close')}
      </button>
    </div>
  );
}

/** Elements without meaning for a reader; their content stays. */
const WITHOUT_MEANING = new Set(
  'b big center del div font header footer i main nav section article small span strike sub sup tt ins label mark tfoot caption colgroup col wbr abbr cite dfn kbd q samp time var h4 h5 h6'.split(
    ' ',
  ),
);

/** Blocks whose loss a reader would see. Other blocks have several spellings with the same meaning. */
const BLOCKS: Record<string, Sentence> = {
  aside: 'call-out',
  details: 'details',
  dl: 'list of definitions',
  figure: 'figure',
  img: 'picture',
  table: 'table',
  'p[data-button]': 'button',
  'p[data-video]': 'video',
};

const NAMES: Record<string, Sentence> = {
  iframe: 'embedded page',
  embed: 'embedded page',
  object: 'embedded page',
  video: 'video file',
  audio: 'audio file',
  svg: 'drawing',
  form: 'form',
  input: 'form field',
  select: 'form field',
  textarea: 'form field',
};

/** The name of a kind of element, or the tag of an unknown one. */
type Name = Sentence | `<${string}>`;

const shownName = (name: Name): string =>
  name.startsWith('<') ? t('element “{tag}”', { tag: name.slice(1, -1) }) : t(name as Sentence);

const shownCount = ({ name, count }: { name: Name; count: number }): string =>
  count === 1 ? shownName(name) : `${count} × ${shownName(name)}`;

/**
 * The elements of a stored text that the editor cannot show: another version of the site wrote them, or an import did.
 * Their words stay in the text.
 */
function lostElements(stored: string, written: string): { name: Name; count: number }[] {
  const [before, after] = [countBlocks(stored), countBlocks(written)];
  return [...before].flatMap(([name, count]) => {
    const missing = count - (after.get(name) ?? 0);
    return missing > 0 ? [{ name, count: missing }] : [];
  });
}

function countBlocks(html: string): Map<Name, number> {
  const counts = new Map<Name, number>();
  for (const element of new DOMParser().parseFromString(html, 'text/html').body.querySelectorAll('*')) {
    const name = nameOf(element);
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

function nameOf(element: Element): Name | undefined {
  const tag = element.localName;
  const data = tag === 'p' && element.getAttributeNames().find((name) => name.startsWith('data-'));
  if (data) return BLOCKS[`p[${data}]`] ?? 'paragraph of an unknown kind';
  if (BLOCKS[tag]) return BLOCKS[tag];
  if (tag in RICH_TEXT_TAGS || WITHOUT_MEANING.has(tag) || element.parentElement?.closest('svg, select'))
    return undefined;
  return NAMES[tag] ?? `<${tag}>`;
}
