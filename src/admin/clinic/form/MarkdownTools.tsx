import type { RefObject } from 'react';
import { button } from '../../../ui/forms/button.ts';
import { t } from './words.ts';

type Edit = {
  from: number;
  to: number;
  text: string /** What is selected afterwards, within `text`. */;
  select: [number, number];
};

/** What a button does with the selection. */
type Tool = (text: string, from: number, to: number) => Edit;

const TOOLS: ReadonlyArray<readonly [name: 'Heading' | 'List' | 'Bold' | 'Link', tool: Tool]> = [
  ['Heading', (text, from, to) => prefixed(text, from, to, '## ')],
  ['List', (text, from, to) => prefixed(text, from, to, '- ')],
  ['Bold', (text, from, to) => around(from, to, '**', text.slice(from, to) || 'vet', '**')],
  ['Link', (text, from, to) => around(from, to, '[', text.slice(from, to) || 'woorden', '](/over-ons)')],
];

function around(from: number, to: number, before: string, words: string, after: string): Edit {
  return { from, to, text: before + words + after, select: [before.length, before.length + words.length] };
}

/** The lines of the selection begin with the mark, or no longer when all of them did. */
function prefixed(text: string, start: number, end: number, mark: string): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isMarked = lines.every((line) => line.startsWith(mark));
  const changed =
    lines.map((line) => (isMarked ? line.slice(mark.length) : line && `${mark}${line}`)).join('\n') || mark;
  return { from, to, text: changed, select: [changed.length, changed.length] };
}

type Props = {
  area: RefObject<HTMLTextAreaElement | null>;
  /** The facts of the clinic and their values, for `{telefoon}`. */
  facts: Readonly<Record<string, string>>;
  /** The ids of the text's sources, for `{bron:thuisarts}`. */
  sources: readonly string[];
};

/** Writes the marks of Markdown, facts and sources into a text, so that nobody needs to know how they are spelled. */
export function MarkdownTools({ area, facts, sources }: Props) {
  const edit = (of: Tool) => {
    const { current } = area;
    if (!current) return;
    const { from, to, text, select } = of(current.value, current.selectionStart, current.selectionEnd);
    current.focus();
    current.setSelectionRange(from, to);
    // Unlike a new value, this can be undone with Ctrl+Z.
    document.execCommand('insertText', false, text);
    current.setSelectionRange(from + select[0], from + select[1]);
  };
  const insert = (name: string) =>
    edit((_, from, to) => ({ from, to, text: `{${name}}`, select: [name.length + 2, name.length + 2] }));
  return (
    <div role="toolbar" aria-label={t('Formatting of the text')} className="mb-2 flex flex-wrap items-center gap-2">
      {TOOLS.map(([name, tool]) => (
        <button key={name} type="button" className={`${button('secondary', 'small')} px-3`} onClick={() => edit(tool)}>
          {t(name)}
        </button>
      ))}
      <Insert label={t('Insert a fact…')} options={Object.entries(facts)} onChoose={insert} />
      {sources.length > 0 && (
        <Insert
          label={t('Insert a source…')}
          options={sources.map((id, index) => [`bron:${id}`, t('source {number}', { number: index + 1 })])}
          onChoose={insert}
        />
      )}
    </div>
  );
}

type InsertProps = { label: string; options: (readonly [string, string])[]; onChoose: (name: string) => void };

const Insert = ({ label, options, onChoose }: InsertProps) => (
  <select
    aria-label={label}
    value=""
    className="min-h-11 rounded-xs max-sm:min-w-32 max-sm:flex-1 sm:max-w-48 border border-ink-soft bg-surface px-2 text-sm text-ink pointer-coarse:text-base"
    onChange={(event) => event.target.value && onChoose(event.target.value)}
  >
    <option value="">{label}</option>
    {options.map(([name, value]) => (
      <option key={name} value={name} lang="nl">
        {`${name}: ${value}`}
      </option>
    ))}
  </select>
);
