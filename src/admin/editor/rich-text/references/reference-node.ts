import { Node } from '@tiptap/core';
import { atom, type ReadableAtom } from 'nanostores';
import { SOURCE_ID } from '../../../../shared/sources/source-id.ts';
import { $language } from '../../../language/words.tsx';
import type { SourceForm } from '../../sources/source-form.ts';
import { t } from '../words.ts';

/** By source id: the number and the title that references show. */
type SourceNumbers = ReadonlyMap<string, { number: number; title: string }>;
export type $SourceNumbers = ReadableAtom<SourceNumbers>;

export const numbersOf = (sources: readonly SourceForm[]): SourceNumbers =>
  new Map(sources.map(({ id, title }, index) => [id, { number: index + 1, title }]));

export const createSourceNumbers = (sources: readonly SourceForm[]) => atom<SourceNumbers>(numbersOf(sources));

export const REFERENCE = 'sourceReference';

/** A reference to a source. Only the id of the source is stored. */
export const referenceNode = Node.create({
  name: REFERENCE,
  group: 'inline',
  inline: true,
  atom: true,
  selectable: true,
  addAttributes: () => ({ 'data-source': { default: null } }),
  parseHTML: () => [{ tag: 'sup[data-source]', getAttrs: (element) => SOURCE_ID.test(idOf(element)) && null }],
  renderHTML: ({ HTMLAttributes }) => ['sup', HTMLAttributes],
  renderText: () => '',
});

const idOf = (element: HTMLElement) => element.getAttribute('data-source') ?? '';

/** Shows the numbers, and a question mark for a removed source. */
export const numberedReferenceNode = ($numbers: $SourceNumbers) =>
  referenceNode.extend({
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement('sup');
        dom.className = 'source-number';
        const id = String(node.attrs['data-source']);
        const show = () => {
          const source = $numbers.get().get(id);
          dom.textContent = source ? String(source.number) : '?';
          dom.lang = $language.get();
          dom.title = source
            ? source.title || t('Source {number}', { number: source.number })
            : t('This source is not in the list');
          dom.toggleAttribute('data-lost', !source);
        };
        // React draws the rest of the editor anew in another language, but not the text.
        const stops = [$numbers.subscribe(show), $language.listen(show)];
        const destroy = () => {
          for (const stop of stops) stop();
        };
        return { dom, update: (next) => next.sameMarkup(node), destroy };
      },
  });
