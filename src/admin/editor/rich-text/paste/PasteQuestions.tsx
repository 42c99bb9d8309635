import { useStore } from '@nanostores/react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { button } from '../../../../ui/forms/button.ts';
import { ConfirmDialog } from '../../../../ui/overlay/ConfirmDialog.tsx';
import { platformKeys } from '../../../shortcuts/keys.ts';
import { conversionLabel, rejectionText } from '../../../uploads/rejected-image.ts';
import type { RejectedPicture } from '../images/picture-copies.ts';
import { t } from '../words.ts';
import type { Paste } from './paste.ts';
import { type Question, questionIn } from './paste-question.ts';

type Props = { editor: Editor; paste: Paste };

const WORDS = {
  video: { question: 'Show this video here?', accept: 'Embed', keep: 'Keep as link' },
  markdown: { question: 'This text looks like Markdown.', accept: 'Convert to formatted text', keep: 'Keep as text' },
} as const;

/** Asks a question below the pasted text, without taking the focus from the text. */
export function PasteQuestions({ editor, paste }: Props) {
  const rejected = useStore(paste.copies.rejected);
  const question = useEditorState({ editor, selector: () => questionIn(editor.state), equalityFn: Object.is });
  const words = question && WORDS[question.kind];
  return (
    <>
      <p role="status" className="sr-only">
        {words &&
          t('{question} {accept}: {keys}. {keep}: Escape.', {
            question: t(words.question),
            accept: t(words.accept),
            keys: platformKeys('Ctrl+Enter'),
            keep: t(words.keep),
          })}
      </p>
      {question && (
        <Panel
          editor={editor}
          question={question}
          onAccept={() => paste.accept(editor, question)}
          onKeep={() => paste.keep(editor)}
        />
      )}
      <ConvertPicturesDialog rejected={rejected} onDecided={paste.copies.decide} />
    </>
  );
}

type PanelProps = { editor: Editor; question: Question; onAccept: () => void; onKeep: () => void };

function Panel({ editor, question, onAccept, onKeep }: PanelProps) {
  const panel = useRef<HTMLElement>(null);
  const [top, setTop] = useState<number>();
  const words = WORDS[question.kind];
  const { to } = question;
  useLayoutEffect(() => {
    const place = () => {
      const around = panel.current?.offsetParent?.getBoundingClientRect();
      if (around) setTop(editor.view.coordsAtPos(Math.min(to, editor.state.doc.content.size)).bottom - around.top + 8);
    };
    place();
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [editor, to]);
  return (
    <section
      ref={panel}
      aria-label={t(words.question)}
      style={{ top }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Escape must not also leave focus mode.
        event.preventDefault();
        onKeep();
      }}
      className="absolute inset-x-2 z-12 flex w-fit max-w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-xs border border-ink bg-surface px-3 py-1 text-sm shadow-lg sm:inset-x-6"
    >
      <span className="py-2 font-medium">{t(words.question)}</span>
      <span className="flex flex-wrap gap-1">
        <button
          type="button"
          className={button('primary', 'small')}
          aria-keyshortcuts="Control+Enter"
          onClick={onAccept}
        >
          {t(words.accept)}
          <span aria-hidden="true" className="hidden font-sans text-xs opacity-80 sm:inline">
            {platformKeys('Ctrl+Enter')}
          </span>
        </button>
        <button type="button" className={button('quiet', 'small')} aria-keyshortcuts="Escape" onClick={onKeep}>
          {t(words.keep)}
          <span aria-hidden="true" className="hidden font-sans text-xs opacity-80 sm:inline">
            Esc
          </span>
        </button>
      </span>
    </section>
  );
}

type ConvertPicturesDialogProps = { rejected: RejectedPicture[]; onDecided: (mayConvert: boolean) => void };

/** Asks once for all pasted pictures that can be used only if they are converted. */
function ConvertPicturesDialog({ rejected, onDecided }: ConvertPicturesDialogProps) {
  const [first] = rejected;
  if (!first) return null;
  const { title, message, rejection } = first.error;
  return (
    <ConfirmDialog
      open
      title={title}
      description={
        <>
          <span className="block">{message}</span>
          {rejected.map(({ source, file, error }) => (
            <span key={source} className="mt-2 block break-words text-ink">
              {rejectionText(file, error.rejection.detail)}
            </span>
          ))}
        </>
      }
      confirmLabel={
        rejected.length > 1 ? t('Make them smaller and use them') : conversionLabel(rejection.conversion ?? 'smaller')
      }
      onCancel={() => onDecided(false)}
      onConfirm={() => onDecided(true)}
    />
  );
}
