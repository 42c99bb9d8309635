import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { showToast } from '../../ui/toast/toasts.ts';
import { form } from '../forms/recipe.ts';
import { expectPicture } from '../uploads/expected-pictures.ts';
import { uploadFailure, uploadImage } from '../uploads/upload.ts';
import { EditorAway } from './EditorAway.tsx';
import { $form, $revision, adoptContent, setField } from './editor-state.ts';
import { useRichTextEditor } from './use-rich-text-editor.ts';

/** The body of the article, in the rich text editor (§2: Content *). */
export function BodyField({ error }: { error: string | undefined }) {
  const id = useId();
  const revision = useStore($revision);
  const { Editor, isAway, refusal, tryAgain } = useRichTextEditor();
  return (
    <div>
      <p id={id} className={form.label}>
        Content *
      </p>
      {isAway && <EditorAway refusal={refusal} onRetry={() => void tryAgain()} />}
      {!isAway && !Editor && <div className="h-96 rounded-xs border border-ink-soft bg-white" />}
      {Editor && (
        <Editor
          key={revision}
          content={$form.get().content}
          onReady={adoptContent}
          onChange={(html) => setField('content', html)}
          onPicture={(file, insert) => void insertPicture(file, insert)}
          labelledBy={id}
          describedBy={error ? `${id}-error` : undefined}
          invalid={Boolean(error)}
        />
      )}
      {error && (
        <p id={`${id}-error`} className={form.error}>
          {error}
        </p>
      )}
    </div>
  );
}

async function insertPicture(file: File, insert: (src: string) => void): Promise<void> {
  const settle = expectPicture();
  showToast({ title: 'Uploading...', description: file.name });
  try {
    insert(await uploadImage(file, 'article'));
    settle(true);
    showToast({ title: 'Image uploaded successfully' });
  } catch (error) {
    settle(false);
    showToast({ ...uploadFailure(error), tone: 'danger' });
  }
}
