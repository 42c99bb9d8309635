import { InputRule, PasteRule } from '@tiptap/core';
import type { NodeType } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import type { ReadableAtom } from 'nanostores';
import { PLACEHOLDER_NAME, SOURCE_PREFIX } from '../../../shared/facts/placeholders.ts';
import { $language } from '../../language/words.tsx';
import { t } from '../words.ts';
import { placeholderNode } from './extensions.ts';

/** What the placeholders of a text stand for. */
export type Known = {
  facts: Readonly<Record<string, string>>;
  /** In the order of their numbers. */
  sources: readonly { id: string; title: string }[];
};

const TYPED = String.raw`\{(${PLACEHOLDER_NAME})\}`;

/** Shows what a placeholder stands for: the value of a fact, the number of a source. Typed in braces it becomes one. */
export const placeholderWithView = ($known: ReadableAtom<Known>) =>
  placeholderNode.extend({
    addInputRules() {
      return [new InputRule({ find: new RegExp(`${TYPED}$`, 'u'), handler: become(this.type) })];
    },
    addPasteRules() {
      return [new PasteRule({ find: new RegExp(TYPED, 'gu'), handler: become(this.type) })];
    },
    addNodeView:
      () =>
      ({ node }) => {
        const name = String(node.attrs['name']);
        const dom = document.createElement(name.startsWith(SOURCE_PREFIX) ? 'sup' : 'span');
        dom.className = name.startsWith(SOURCE_PREFIX) ? 'source-number' : 'fact';
        const show = () => {
          const said = standsFor(name, $known.get());
          const text = said?.shown ?? `{${name}}`;
          // Only what changed: what an input method composes beside it must not be disturbed.
          if (dom.textContent !== text) dom.textContent = text;
          dom.lang = name.startsWith(SOURCE_PREFIX) ? $language.get() : 'nl';
          dom.title = said?.title ?? t('Nothing has this name');
          dom.toggleAttribute('data-lost', !said);
        };
        const stops = [$known.subscribe(show), $language.listen(show)];
        const destroy = () => {
          for (const stop of stops) stop();
        };
        return { dom, update: (next) => next.sameMarkup(node), destroy };
      },
  });

function standsFor(name: string, { facts, sources }: Known): { shown: string; title: string } | undefined {
  if (!name.startsWith(SOURCE_PREFIX)) {
    const value = facts[name];
    return value === undefined ? undefined : { shown: value, title: `{${name}}` };
  }
  const index = sources.findIndex(({ id }) => id === name.slice(SOURCE_PREFIX.length));
  return index === -1 ? undefined : { shown: String(index + 1), title: sources[index]?.title ?? '' };
}

/** Also a name that nothing has: whoever mistypes one sees that, and publishing refuses it. */
const become =
  (type: NodeType) =>
  ({ state, range, match }: { state: EditorState; range: { from: number; to: number }; match: RegExpMatchArray }) => {
    const marks = state.doc.resolve(range.from).marks();
    state.tr.replaceWith(range.from, range.to, type.create({ name: match[1] }, null, marks));
  };
