import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { FieldError } from '../../forms/FieldError.tsx';
import { form } from '../../forms/form-classes.ts';
import { EditorLoadError } from '../EditorLoadError.tsx';
import { usePastedPictures } from '../rich-text/copies/use-pasted-pictures.ts';
import { ConvertPicturesDialog } from '../rich-text/dialogs/ConvertPicturesDialog.tsx';
import { useRichTextEditor } from '../rich-text/use-rich-text-editor.ts';
import { $form, $revision, normalizeContent, setField } from '../state/editor-state.ts';

export function BodyField({ error }: { error: string | undefined }) {
  const id = useId();
  const revision = useStore($revision);
  const { Editor, hasFailed, reloadError, retry } = useRichTextEditor();
  const pictures = usePastedPictures();
  return (
    <div>
      <p id={id} className={form.label}>
        Content *
      </p>
      {hasFailed && <EditorLoadError reloadError={reloadError} onRetry={() => void retry()} />}
      {!hasFailed && !Editor && <div className="h-96 rounded-xs border border-ink-soft bg-white" />}
      {Editor && (
        <Editor
          key={revision}
          content={$form.get().content}
          onReady={normalizeContent}
          onChange={(html) => setField('content', html)}
          onPicture={(file, insert) => void pictures.add(file, insert)}
          labelledBy={id}
          describedBy={error ? `${id}-error` : undefined}
          invalid={Boolean(error)}
        />
      )}
      <ConvertPicturesDialog rejected={pictures.rejected} onDecided={pictures.decide} />
      <FieldError id={id} error={error} />
    </div>
  );
}
