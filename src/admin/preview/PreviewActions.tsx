import { type MouseEvent, useState } from 'react';
import { paths } from '../../shared/paths.ts';
import { importModule } from '../../ui/islands/import-module.ts';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { savedAgo } from '../data/format-date.ts';
import { useMachine, useMachineState } from '../editor/effects/use-machine.ts';
import { isChanged } from '../editor/state/machine-state.ts';
import { hidden } from '../language/words.tsx';
import { useOnDemand } from '../navigation/on-demand.ts';
import { t } from './words.ts';

const loadShareDialog = async () => (await importModule(() => import('./ShareDialog.tsx'))).ShareDialog;

const STYLE = 'inline-flex min-h-10 items-center text-sm underline-offset-4 hover:underline';

/** Opens a preview of the saved article, and shares it. Hidden for an article that was never saved. */
export function PreviewActions() {
  const id = useMachineState(({ saved }) => saved.id);
  const hasUnsaved = useMachineState(isChanged);
  // What readers see already has a link of its own.
  const hasUnpublishedText = useMachineState(({ saved }) => !saved.form.isPublished || saved.draftChanges !== null);
  const [isSharing, setSharing] = useState<true | null>(null);
  const ShareDialog = useOnDemand(isSharing, loadShareDialog, setSharing);
  if (id === null) return null;
  return (
    <>
      {hasUnpublishedText && <PreviewLink id={id} />}
      <button type="button" className={STYLE} onClick={() => setSharing(true)}>
        {t.rich('Share<more> preview</more>', {
          more: (inside) => <span className="whitespace-pre max-sm:sr-only">{inside}</span>,
        })}
      </button>
      {ShareDialog && <ShareDialog articleId={id} hasUnsaved={hasUnsaved} onClose={() => setSharing(null)} />}
    </>
  );
}

/**
 * Asks first when the screen has unsaved text, which the preview would not show. Does not save it: saving may publish.
 */
function PreviewLink({ id }: { id: number }) {
  const { $state } = useMachine();
  const [savedText, setSavedText] = useState<string>();
  const open = (event: MouseEvent) => {
    const state = $state.get();
    if (!isChanged(state)) return;
    event.preventDefault();
    setSavedText(
      state.saved.savedAt
        ? savedAgo(state.saved.savedAt, Date.now()).replace(/^./, (letter) => letter.toLowerCase())
        : '',
    );
  };
  return (
    <>
      <a href={paths.preview(id)} target="_blank" rel="noopener" className={STYLE} onClick={open}>
        {t.rich('Preview<hidden> (opens in a new tab)</hidden>', { hidden })}
      </a>
      <ConfirmDialog
        open={savedText !== undefined}
        title={t('Preview without your last changes?')}
        description={
          savedText
            ? t(
                'The preview shows the article as it was {saved}. What you changed since then is not saved, so it is not in it.',
                { saved: savedText },
              )
            : t(
                'The preview shows the article as it was saved. What you changed since then is not saved, so it is not in it.',
              )
        }
        cancelLabel={t('Keep editing')}
        confirmLabel={t('Open the preview')}
        onCancel={() => setSavedText(undefined)}
        onConfirm={() => {
          window.open(paths.preview(id), '_blank', 'noopener');
          setSavedText(undefined);
        }}
      />
    </>
  );
}
