import { useId } from 'react';
import { FieldError } from '../../forms/FieldError.tsx';
import { form } from '../../forms/form-classes.ts';
import { EditorLoadError } from '../EditorLoadError.tsx';
import { useEditor, useEditorState, useField } from '../effects/use-editor.ts';
import { useRichTextEditor } from '../rich-text/use-rich-text-editor.ts';

export function BodyField({ error }: { error: string | undefined }) {
  const id = useId();
  const editor = useEditor();
  const number = useEditorState(({ bodyNumber }) => bodyNumber);
  const { Component, hasFailed, reloadError, retry } = useRichTextEditor();
  const [sources, language] = [useField('sources'), useField('language')];
  return (
    <div>
      <p id={id} className={form.label}>
        Content *
      </p>
      {hasFailed && <EditorLoadError reloadError={reloadError} onRetry={() => void retry()} />}
      {!hasFailed && !Component && (
        <p role="status" className="h-96 rounded-xs border border-ink-soft bg-surface p-4 text-sm text-ink-soft">
          Loading the text editor...
        </p>
      )}
      {Component && (
        <Component
          key={number}
          content={editor.$state.get().form.content}
          number={number}
          sources={sources}
          language={language}
          onTouch={editor.markBodyEdited}
          onConnect={editor.connectBody}
          labelledBy={id}
          describedBy={error ? `${id}-error` : undefined}
          invalid={Boolean(error)}
        />
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}
