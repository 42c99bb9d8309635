import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { button } from '../../../../ui/forms/button.ts';
import { TooltipProvider } from '../../../../ui/overlay/Tooltip.tsx';
import { isShortcut } from '../../../shortcuts/keys.ts';
import { returnToText } from '../return-to-text.ts';
import { languageOf } from '../typing/settings.ts';
import { t } from '../words.ts';
import { BarButton } from '../writing/BarButton.tsx';
import { currentOf, findResults, goToMatch, type Query, setQuery, showCurrent } from './find.ts';
import { replaceAll, replaceCurrent } from './replace.ts';

type Find = {
  query: Query;
  replacement: string;
  /** Whether the field for another word is shown. */
  replaces: boolean;
  /** Increases each time the user opens the bar. */
  asked: number;
};

const FIRST: Find = {
  query: { text: '', matchCase: false, wholeWords: false, matchAccents: false },
  replacement: '',
  replaces: false,
  asked: 0,
};

/** The last search stays for the next time. */
export function useFind() {
  const [find, setFind] = useState(FIRST);
  const [isOpen, setIsOpen] = useState(false);
  const change = (changes: Partial<Find>) => setFind((before) => ({ ...before, ...changes }));
  const open = (replaces: boolean) => {
    setFind((before) => ({ ...before, replaces: replaces || (isOpen && before.replaces), asked: before.asked + 1 }));
    setIsOpen(true);
    return true;
  };
  return { find, isOpen, open, change, close: () => setIsOpen(false) };
}

type Props = { editor: Editor; find: Find; onChange: (changes: Partial<Find>) => void; onClose: () => void };

const FIND_FIELD =
  'min-h-10 min-w-0 grow rounded-xs border border-ink-soft bg-surface px-3 text-sm pointer-coarse:min-h-11 pointer-coarse:text-base placeholder:text-ink-soft';

/** Below the toolbar, so that the text stays in view. */
export function FindBar({ editor, find, onChange, onClose }: Props) {
  const { query, asked, replaces } = find;
  const field = useRef<HTMLInputElement>(null);
  const [replaced, setReplaced] = useState<number>();
  const { count, current } = useEditorState({
    editor,
    selector: () => {
      const found = findResults(editor.state);
      return { count: found?.matches.length ?? 0, current: found ? currentOf(found) : 0 };
    },
  });

  const search = (changes: Partial<Query>) => {
    const next = { ...query, ...changes };
    setReplaced(undefined);
    onChange({ query: next });
    editor.view.dispatch(setQuery(editor.state.tr, next));
    showCurrent(editor);
  };
  // In a layout effect, because the next key belongs in the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the user opens the bar
  useLayoutEffect(() => {
    const text = selectedText(editor);
    search(text === '' ? {} : { text });
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, [asked]);
  useEffect(
    () => () => {
      if (!editor.isDestroyed) editor.view.dispatch(setQuery(editor.state.tr, null));
    },
    [editor],
  );

  const go = (by: 1 | -1) => {
    setReplaced(undefined);
    goToMatch(editor, by);
  };
  const close = () => {
    onClose();
    returnToText(editor);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') close();
    else if (event.key === 'F3') go(event.shiftKey ? -1 : 1);
    else if (event.key === 'Enter' && event.target === field.current) go(event.shiftKey ? -1 : 1);
    else if (isShortcut(event.nativeEvent, 'h')) onChange({ replaces: true });
    else return;
    event.preventDefault();
  };

  return (
    <TooltipProvider>
      <search
        aria-label={t('Find in the text')}
        className="find-bar block space-y-1 border-b border-linen/60 bg-admin-background p-2 max-sm:tall:sticky max-sm:top-0 max-sm:z-10"
        onKeyDown={handleKey}
      >
        <div className="flex flex-wrap items-center gap-y-1 sm:gap-x-1">
          <BarButton
            name={t('Replace')}
            icon={replaces ? 'open' : 'closed'}
            expanded={replaces}
            onClick={() => onChange({ replaces: !replaces })}
          />
          <input
            ref={field}
            type="text"
            lang={languageOf(editor)}
            aria-label={t('Find')}
            placeholder={t('Find')}
            autoComplete="off"
            spellCheck={false}
            value={query.text}
            onChange={({ target }) => search({ text: target.value })}
            className={`${FIND_FIELD} max-sm:basis-[calc(100%-6.25rem)]`}
          />
          <p
            role="status"
            className="min-w-16 px-1 text-center text-xs max-sm:order-2 max-sm:mr-auto sm:min-w-24 text-ink-soft tabular-figures"
          >
            {replaced === undefined
              ? matchPosition(query.text, count, current)
              : t('{count} replaced', { count: replaced })}
          </p>
          <BarButton
            className="max-sm:order-2"
            name={t('Previous match')}
            keys="Shift+F3"
            icon="up"
            isEnabled={count > 0}
            onClick={() => go(-1)}
          />
          <BarButton
            className="max-sm:order-2"
            name={t('Next match')}
            keys="F3"
            icon="down"
            isEnabled={count > 0}
            onClick={() => go(1)}
          />
          <BarButton
            className="max-sm:order-2"
            name={t('Match case')}
            icon="case"
            pressed={query.matchCase}
            onClick={() => search({ matchCase: !query.matchCase })}
          />
          <BarButton
            className="max-sm:order-2"
            name={t('Whole words')}
            icon="words"
            pressed={query.wholeWords}
            onClick={() => search({ wholeWords: !query.wholeWords })}
          />
          <BarButton
            className="max-sm:order-2"
            name={t('Match accents')}
            icon="accents"
            pressed={query.matchAccents}
            onClick={() => search({ matchAccents: !query.matchAccents })}
          />
          <BarButton className="max-sm:order-1" name={t('Close find')} keys="Esc" icon="close" onClick={close} />
        </div>
        {replaces && (
          <ReplaceRow
            editor={editor}
            replacement={find.replacement}
            count={count}
            onChange={(replacement) => onChange({ replacement })}
            onReplaced={setReplaced}
          />
        )}
      </search>
    </TooltipProvider>
  );
}

function matchPosition(text: string, count: number, current: number): string {
  if (text === '') return '';
  return count === 0 ? t('No matches') : t('{position} of {count}', { position: current + 1, count });
}

type ReplaceRowProps = {
  editor: Editor;
  replacement: string;
  count: number;
  onChange: (replacement: string) => void;
  onReplaced: (count: number | undefined) => void;
};

function ReplaceRow({ editor, replacement, count, onChange, onReplaced }: ReplaceRowProps) {
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
        aria-label={t('Replace with')}
        placeholder={t('Replace with')}
        autoComplete="off"
        value={replacement}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={handleKey}
        className={`${FIND_FIELD} max-sm:basis-full`}
      />
      <button type="button" aria-disabled={count === 0 || undefined} className={look} onClick={replaceOne}>
        {t('Replace')}
      </button>
      <button
        type="button"
        aria-disabled={count === 0 || undefined}
        className={look}
        onClick={() => count > 0 && onReplaced(replaceAll(editor, replacement))}
      >
        {t('Replace all')}
      </button>
    </div>
  );
}

/** A longer selection is meant to be replaced, not to be found. */
const MAX_LENGTH = 80;

/** The selected words, for the search field. */
function selectedText({ state: { selection, doc } }: Editor): string {
  const { from, to, $from, $to } = selection;
  if (!(selection instanceof TextSelection) || !$from.sameParent($to) || to - from > MAX_LENGTH) return '';
  const text = doc.textBetween(from, to);
  return text.length === to - from ? text : '';
}
