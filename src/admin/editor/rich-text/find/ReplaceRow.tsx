import type { Editor } from '@tiptap/core';
import type { KeyboardEvent } from 'react';
import { button } from '../../../../ui/forms/button.ts';
import { languageOf } from '../typing/language.ts';
import { FIND_FIELD } from './FindBar.tsx';
import { showCurrent } from './go-to-match.ts';
import { replaceAll, replaceCurrent } from './replace.ts';

type Props = {
  editor: Editor;
  replacement: string;
  count: number;
  onChange: (replacement: string) => void;
  onReplaced: (count: number | undefined) => void;
};

export function ReplaceRow({ editor, replacement, count, onChange, onReplaced }: Props) {
  const replaceOne = () => {
    if (count === 0) return;
    replaceCurrent(editor, replacement);
    showCurrent(editor);
    onReplaced(undefined);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    replaceOne();
  };
  const look = `${button('quiet', 'small')} aria-disabled:opacity-55`;
  return (
    <div className="flex flex-wrap items-center gap-1 sm:pl-11">
      <input
        type="text"
        lang={languageOf(editor)}
        aria-label="Replace with"
        placeholder="Replace with"
        autoComplete="off"
        value={replacement}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={handleKey}
        className={`${FIND_FIELD} max-sm:basis-full`}
      />
      <button type="button" aria-disabled={count === 0 || undefined} className={look} onClick={replaceOne}>
        Replace
      </button>
      <button
        type="button"
        aria-disabled={count === 0 || undefined}
        className={look}
        onClick={() => count > 0 && onReplaced(replaceAll(editor, replacement))}
      >
        Replace all
      </button>
    </div>
  );
}
