import { useId } from 'react';
import { TITLE_MAX_LENGTH } from '../../../shared/constants.ts';
import { passFocusToPage } from '../../../ui/focus/pass-focus.ts';
import { button } from '../../../ui/forms/button.ts';
import { FieldError } from '../../forms/FieldError.tsx';
import { form } from '../../forms/form-classes.ts';
import { TextField } from '../../forms/TextField.tsx';
import { useEditor, useEditorState, useField, useSetField } from '../effects/use-editor.ts';
import { CardPreview } from '../preview/CardPreview.tsx';
import { type ReloadError, useRichTextEditor } from '../rich-text/use-rich-text-editor.ts';
import { Counts } from './Counts.tsx';
import { Section } from './Section.tsx';
import { VideoField } from './VideoField.tsx';

/** Longer titles show how much of the limit they use. */
const LONG_TITLE = TITLE_MAX_LENGTH * 0.8;

type Props = { siteUrl: string; startsInTitle: boolean };

export function ContentSection({ siteUrl, startsInTitle }: Props) {
  const setField = useSetField();
  const errors = useEditorState((state) => state.errors);
  const [title, slug, excerpt, type] = [useField('title'), useField('slug'), useField('excerpt'), useField('type')];
  const language = useField('language');
  return (
    <Section title="Article Content">
      <TextField
        label="Title"
        required
        lang={language}
        data-field="title"
        value={title}
        onChange={(value) => setField('title', value)}
        error={errors['title']}
        hint={title.length > LONG_TITLE && <Counts text={title} max={TITLE_MAX_LENGTH} />}
        autoFocus={startsInTitle}
      />
      <div className="space-y-5 focused:hidden">
        <TextField
          label="URL Slug"
          data-field="slug"
          value={slug}
          onChange={(value) => setField('slug', value)}
          error={errors['slug']}
          hint={`${new URL(siteUrl).host}/magazine/${type}/${slug || '…'}`}
        />
        <TextField
          label="Excerpt"
          lang={language}
          rows={3}
          data-field="excerpt"
          value={excerpt}
          onChange={(value) => setField('excerpt', value)}
          error={errors['excerpt']}
          hint={<Counts text={excerpt} max={500} />}
        />
      </div>
      <BodyField error={errors['content']} />
      <div className="space-y-5 focused:hidden">
        {type === 'video' && <VideoField error={errors['videoUrl']} />}
        <CardPreview />
      </div>
    </Section>
  );
}

function BodyField({ error }: { error: string | undefined }) {
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

const RELOAD_ERRORS: Record<ReloadError, string> = {
  'no-connection': 'There is still no connection to the server. Please check your internet connection.',
  'draft-not-stored': 'This browser cannot keep your changes: save the article first, then load this page again.',
};

/** Shown when the rich text editor could not be loaded. */
function EditorLoadError({ reloadError, onRetry }: { reloadError: ReloadError | undefined; onRetry: () => void }) {
  return (
    <div
      ref={passFocusToPage}
      role="alert"
      className="rounded-xs border border-ink-soft bg-surface px-5 py-10 text-center"
    >
      <p className="text-base">We could not load the text editor.</p>
      <p className="mx-auto mt-1 max-w-md text-sm text-ink-soft">
        The connection is gone, or the site was updated a moment ago. Your text and everything you typed are still here.
      </p>
      {reloadError && <p className="mx-auto mt-3 max-w-md text-sm text-danger">{RELOAD_ERRORS[reloadError]}</p>}
      <button type="button" className={`${button('secondary', 'small')} mt-4`} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
