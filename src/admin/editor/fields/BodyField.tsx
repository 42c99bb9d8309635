import { type ComponentType, useEffect, useId, useState } from 'react';
import { passFocusToPage } from '../../../ui/focus/pass-focus.ts';
import { button } from '../../../ui/forms/button.ts';
import { importModule } from '../../../ui/islands/import-module.ts';
import { FieldError } from '../../forms/Field.tsx';
import { pageResponds, storeForReload } from '../../navigation/reload-page.ts';
import { useField, useMachine, useMachineState } from '../effects/use-machine.ts';
import type { RichTextProps } from '../rich-text/RichTextEditor.tsx';
import { t } from '../words.ts';

export function BodyField({ error }: { error: string | undefined }) {
  const id = useId();
  const machine = useMachine();
  const number = useMachineState(({ bodyNumber }) => bodyNumber);
  const { Component, hasFailed, reloadError, retry } = useRichTextEditor();
  const [sources, language] = [useField('sources'), useField('language')];
  return (
    <div>
      <p id={id} className="mb-0.5 text-xs text-ink-soft focused:sr-only">
        {t('Content *')}
      </p>
      {hasFailed && <EditorLoadError reloadError={reloadError} onRetry={() => void retry()} />}
      {!hasFailed && !Component && (
        <p role="status" className="h-96 rounded-xs border border-ink-soft bg-surface p-4 text-sm text-ink-soft">
          {t('Loading the text editor...')}
        </p>
      )}
      {Component && (
        <Component
          key={number}
          content={machine.$state.get().form.content}
          number={number}
          sources={sources}
          language={language}
          onBodyEdited={machine.markBodyEdited}
          onConnect={machine.connectBody}
          labelledBy={id}
          describedBy={error ? `${id}-error` : undefined}
          invalid={Boolean(error)}
        />
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** Kept, so that the text is part of the first frame of an editor that is opened later. */
let loaded: ComponentType<RichTextProps> | undefined;

export async function loadRichText(): Promise<ComponentType<RichTextProps>> {
  loaded ??= (await importModule(() => import('../rich-text/RichTextEditor.tsx'))).default;
  return loaded;
}

/**
 * Loads the rich text editor. That fails without a connection, or when an update of the site has replaced the file.
 * Then `retry` reloads the page, which restores the text.
 */
function useRichTextEditor() {
  const [state, setState] = useState<State>({ ...(loaded && { Component: loaded }), hasFailed: false });
  useEffect(() => {
    let isMounted = true;
    loadRichText().then(
      (Component) => isMounted && setState({ Component, hasFailed: false }),
      () => isMounted && setState({ hasFailed: true }),
    );
    return () => {
      isMounted = false;
    };
  }, []);
  const retry = async () => {
    const reloadError = await reload();
    if (reloadError) setState({ hasFailed: true, reloadError });
  };
  return { ...state, retry };
}

type State = { Component?: ComponentType<RichTextProps>; hasFailed: boolean; reloadError?: ReloadError };

/** Why the page cannot reload: the server is unreachable, or the text would be lost. */
type ReloadError = 'no-connection' | 'text-not-stored';

async function reload(): Promise<ReloadError | undefined> {
  const { href } = location;
  if (!(await pageResponds(href))) return 'no-connection';
  // By now the user may be on another screen, which works.
  if (location.href !== href) return undefined;
  if (!storeForReload()) return 'text-not-stored';
  location.reload();
  return undefined;
}

const RELOAD_ERRORS = {
  'no-connection': 'There is still no connection to the server. Please check your internet connection.',
  'text-not-stored': 'This browser cannot keep your changes: save the article first, then load this page again.',
} as const satisfies Record<ReloadError, string>;

/** Shown when the rich text editor could not be loaded. */
function EditorLoadError({ reloadError, onRetry }: { reloadError: ReloadError | undefined; onRetry: () => void }) {
  return (
    <div
      ref={passFocusToPage}
      role="alert"
      className="rounded-xs border border-ink-soft bg-surface px-5 py-10 text-center"
    >
      <p className="text-base">{t('We could not load the text editor.')}</p>
      <p className="mx-auto mt-1 max-w-md text-sm text-ink-soft">
        {t(
          'The connection is gone, or the site was updated a moment ago. Your text and everything you typed are still here.',
        )}
      </p>
      {reloadError && <p className="mx-auto mt-3 max-w-md text-sm text-danger">{t(RELOAD_ERRORS[reloadError])}</p>}
      <button type="button" className={`${button('secondary', 'small')} mt-4`} onClick={onRetry}>
        {t('Try again')}
      </button>
    </div>
  );
}
