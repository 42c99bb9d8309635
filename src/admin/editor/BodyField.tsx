import { useStore } from '@nanostores/react';
import { lazy, Suspense, useId } from 'react';
import { showToast } from '../../ui/toast/toasts.ts';
import { form } from '../forms/recipe.ts';
import { expectPicture } from '../uploads/expected-pictures.ts';
import { uploadFailure, uploadImage } from '../uploads/upload.ts';
import { $form, $revision, adoptContent, setField } from './editor-state.ts';

const RichTextEditor = lazy(() => import('./rich-text/RichTextEditor.tsx'));

/** The body of the article, in the rich text editor (§2: Content *). */
export function BodyField({ error }: { error: string | undefined }) {
  const id = useId();
  const revision = useStore($revision);
  return (
    <div>
      <p id={id} className={form.label}>
        Content *
      </p>
      <Suspense fallback={<div className="h-96 rounded-xs border border-ink-soft bg-white" />}>
        <RichTextEditor
          key={revision}
          content={$form.get().content}
          onReady={adoptContent}
          onChange={(html) => setField('content', html)}
          onPicture={(file, insert) => void insertPicture(file, insert)}
          labelledBy={id}
          describedBy={error ? `${id}-error` : undefined}
          invalid={Boolean(error)}
        />
      </Suspense>
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
