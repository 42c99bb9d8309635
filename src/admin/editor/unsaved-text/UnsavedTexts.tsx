import { useMemo, useState } from 'react';
import { focusMain } from '../../../ui/focus/focus-main.ts';
import { button } from '../../../ui/forms/button.ts';
import { ArticleTitle } from '../../articles/ArticleTitle.tsx';
import { CompareDialog, useComparison } from '../../compare/CompareDialog.tsx';
import { formatDateTime } from '../../data/format-date.ts';
import { typedAt } from '../../data/typed-at.ts';
import { ignoreSecondClick } from '../../lists/ignore-second-click.ts';
import { useMachine, useMachineState } from '../effects/use-machine.ts';
import { EMPTY_FORM } from '../state/form.ts';
import { isFree } from '../state/machine-state.ts';
import { t } from '../words.ts';
import type { UnsavedText } from './browser-texts.ts';

/** To the last button of the next text, which takes the place of this one after the rendering; else to the page. */
const toNextText = (element: HTMLElement | null) => () => {
  const around = element?.contains(document.activeElement) && element.parentElement;
  if (!around) return;
  focusMain();
  queueMicrotask(() =>
    around.querySelector<HTMLElement>(':scope > [data-unsaved-text] > button:last-of-type')?.focus(),
  );
};

/** Offers the texts of earlier visits, and colleagues' versions that this user replaced. */
export function UnsavedTexts() {
  const { dispatch } = useMachine();
  const mayRestore = useMachineState(isFree);
  const texts = useMachineState((state) => state.offered);
  const [compared, setCompared] = useState<UnsavedText>();
  const text = texts[0];
  if (!text) return null;
  const more = texts.length - 1;
  return (
    <>
      <div
        // The buttons of another text are other buttons: a press that began on the one text does nothing to the other.
        key={text.key}
        ref={toNextText}
        data-unsaved-text
        role="alert"
        onClickCapture={ignoreSecondClick}
        className="mb-6 flex flex-wrap items-center gap-3 rounded-sm bg-success-soft px-5 py-3"
      >
        <p className="mr-auto text-sm wrap-anywhere">
          {t.rich(SENTENCES[kindOf(text)][text.form.title ? 'named' : 'unnamed'], {
            who: text.replaced?.name || t('somebody'),
            when: formatDateTime(text.replaced?.at ?? text.at),
            title: <ArticleTitle language={text.form.language} title={text.form.title} />,
          })}
          {more > 0 &&
            ` ${t('There is {count} other version, too.|There are {count} other versions, too.', { count: more })}`}
        </p>
        <button
          type="button"
          aria-disabled={!mayRestore || undefined}
          className={`${button('primary', 'small')} aria-disabled:opacity-50`}
          onClick={() => mayRestore && dispatch({ type: 'text-restored', key: text.key, at: typedAt() })}
        >
          {t('Restore')}
        </button>
        <button type="button" className={button('secondary', 'small')} onClick={() => setCompared(text)}>
          {t('Compare')}
        </button>
        <button
          type="button"
          className={button('quiet', 'small')}
          onClick={() => dispatch({ type: 'text-discarded', key: text.key })}
        >
          {t('Discard')}
        </button>
      </div>
      {compared && <TextDialog text={compared} onClose={() => setCompared(undefined)} />}
    </>
  );
}

const SENTENCES = {
  // A logout empties this browser, so text from the server may be its own.
  elsewhere: {
    unnamed: 'You have unsaved changes from another device or an earlier login, {when}.',
    named: 'You have unsaved changes from another device or an earlier login, {when} ({title}).',
  },
  own: {
    unnamed: 'You have unsaved changes from {when}.',
    named: 'You have unsaved changes from {when} ({title}).',
  },
  replaced: {
    unnamed: 'This browser still has the version that {who} saved on {when}.',
    named: 'This browser still has the version that {who} saved on {when} ({title}).',
  },
} as const;

function kindOf({ replaced, isElsewhere }: UnsavedText): keyof typeof SENTENCES {
  if (isElsewhere) return 'elsewhere';
  return replaced ? 'replaced' : 'own';
}

/** Compares the form with a text before it is restored. */
function TextDialog({ text, onClose }: { text: UnsavedText; onClose: () => void }) {
  const { dispatch } = useMachine();
  const mayRestore = useMachineState(isFree);
  const form = useMachineState((state) => state.form);
  const kept = useMemo(() => ({ ...EMPTY_FORM, ...text.form }), [text]);
  const { sentence, comparison } = useComparison(kept, form, {
    after: t('In the editor'),
    before: t('Kept from {when}', { when: formatDateTime(text.replaced?.at ?? text.at) }),
  });
  return (
    <CompareDialog
      title={t(text.isElsewhere ? 'Compare with what the server kept' : 'Compare with what this browser kept')}
      sentence={sentence}
      comparison={comparison}
      onClose={onClose}
      actions={
        <button
          type="button"
          aria-disabled={!mayRestore || undefined}
          className={`${button('secondary', 'small')} aria-disabled:opacity-50`}
          onClick={() => {
            if (!mayRestore) return;
            dispatch({ type: 'text-restored', key: text.key, at: typedAt() });
            onClose();
          }}
        >
          {t('Restore')}
        </button>
      }
    />
  );
}
