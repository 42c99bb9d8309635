import { type ComponentType, useEffect, useId, useState } from 'react';
import { importModule } from '../../../ui/islands/import-module.ts';
import { describedBy, FieldError } from '../../forms/Field.tsx';
import { form as classes } from '../../forms/form-classes.ts';
import { labelOf } from '../form/field-names.ts';
import { sentenceOf } from '../form/form-context.ts';
import { t } from '../words.ts';
import type { PageTextProps } from './PageTextEditor.tsx';
import type { Known } from './placeholder-view.ts';

/** The path of the Markdown below the front matter. */
export const BODY = 'body';

type Props = Known & {
  value: string;
  error: string | undefined;
  isEditable: boolean;
  onChange: (text: string) => void;
  onOpen: PageTextProps['onOpen'];
};

/** The text of a page: as it will look, or as Markdown. */
export function BodyField({ value, error: message, isEditable, onChange, onOpen, ...known }: Props) {
  const id = useId();
  /** Undefined until the user has chosen. */
  const [isMarkdown, setMarkdown] = useState<boolean>();
  const Editor = usePageTextEditor();
  const error = message && sentenceOf('tekst', message);
  // Without a connection the code cannot be fetched: then it is written as Markdown.
  const isPlain = isMarkdown || Editor === 'failed';
  const hint =
    isPlain &&
    t('## starts a heading, - a list, **bold**, [words](address) a link; an empty line starts a new paragraph.');
  const shared = { describedBy: describedBy(id, { hint, error }), isInvalid: Boolean(error) };
  return (
    <div data-field={BODY} className={classes.panel}>
      <div className="flex items-baseline justify-between">
        <p id={id} className={classes.label}>
          {labelOf('tekst')}
        </p>
        {isEditable && Editor && Editor !== 'failed' && (
          <button
            type="button"
            className="min-h-11 text-sm underline underline-offset-4"
            onClick={() => setMarkdown(!isMarkdown)}
          >
            {isMarkdown ? t('As it will look') : t('As Markdown')}
          </button>
        )}
      </div>
      {!isPlain && !Editor && (
        <p role="status" className="h-96 rounded-xs border border-ink-soft p-4 text-sm text-ink-soft">
          {t('Loading the text editor...')}
        </p>
      )}
      {!isPlain && Editor && (
        <Editor
          {...known}
          {...shared}
          value={value}
          isEditable={isEditable}
          labelledBy={id}
          onChange={onChange}
          onOpen={onOpen}
          isFocused={isMarkdown === false}
        />
      )}
      {isPlain && (
        <>
          <textarea
            // biome-ignore lint/a11y/noAutofocus: the user has just asked for it
            autoFocus={isMarkdown}
            aria-labelledby={id}
            lang="nl"
            rows={24}
            className={`${classes.textarea} min-h-[50dvh]`}
            value={value}
            aria-invalid={shared.isInvalid || undefined}
            aria-describedby={shared.describedBy}
            onChange={(event) => onChange(event.target.value)}
          />
          <p id={`${id}-hint`} className={classes.hint}>
            {hint}
          </p>
        </>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** Kept, so that the next text is there at once. */
let loaded: ComponentType<PageTextProps> | undefined;

function usePageTextEditor(): ComponentType<PageTextProps> | 'failed' | undefined {
  const [state, setState] = useState<{ is: ComponentType<PageTextProps> | 'failed' | undefined }>({ is: loaded });
  useEffect(() => {
    if (loaded) return undefined;
    let isMounted = true;
    importModule(() => import('./PageTextEditor.tsx')).then(
      (module) => {
        loaded = module.default;
        if (isMounted) setState({ is: loaded });
      },
      () => isMounted && setState({ is: 'failed' }),
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return state.is;
}
