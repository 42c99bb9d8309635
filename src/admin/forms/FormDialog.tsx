import {
  type ComponentProps,
  createContext,
  type FormEvent,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { t } from '../language/words.tsx';
import { setUnsaved } from '../navigation/unsaved-changes.ts';

/** `holder` is the form, or a field of it whose upload is running. */
const TellChanges = createContext<((holder: string, isChanged: boolean) => void) | null>(null);

type Props = Omit<ComponentProps<typeof Dialog>, 'open' | 'onOpenChange' | 'dismissible'> & { onClose: () => void };

/** A dialog that asks before it closes over what was changed in its {@link DialogForm}. */
export function FormDialog({ onClose, ignoresOutsideClicks = false, children, ...dialog }: Props) {
  const id = useId();
  const [isChanged, setChanged] = useState(false);
  // Read when it closes: Escape may follow a key before React has rendered the dialog again.
  const changed = useRef(new Set<string>());
  const tellChanges = useCallback((holder: string, next: boolean) => {
    if (next) changed.current.add(holder);
    else changed.current.delete(holder);
    setChanged(changed.current.size > 0);
  }, []);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    setUnsaved(id, isChanged);
    return () => setUnsaved(id, false);
  }, [id, isChanged]);
  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={() => (changed.current.size > 0 ? setAsking(true) : onClose())}
      ignoresOutsideClicks={ignoresOutsideClicks || isChanged}
    >
      <TellChanges value={tellChanges}>{children}</TellChanges>
      <ConfirmDialog
        open={isAsking}
        title={t('Close without saving?')}
        description={t('What you changed here will be lost.')}
        cancelLabel={t('Keep editing')}
        confirmLabel={t('Close')}
        danger
        onCancel={() => setAsking(false)}
        onConfirm={onClose}
      />
    </Dialog>
  );
}

type FormProps = Pick<ComponentProps<'form'>, 'children' | 'aria-label'> & {
  /** Whether closing the dialog would lose something. */
  isChanged: boolean;
  onSubmit: (event: FormEvent) => void;
  ref?: RefObject<HTMLFormElement | null>;
  className?: string;
};

/** The form of a {@link FormDialog}. */
export function DialogForm({ isChanged, onSubmit, className = 'mt-5 space-y-4', ...form }: FormProps) {
  if (!use(TellChanges)) throw new Error('DialogForm is used outside FormDialog');
  useUnfinished(isChanged);
  return (
    <form
      {...form}
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // React bubbles events through portals, and the form of the editor would save the article.
        event.stopPropagation();
        onSubmit(event);
      }}
    />
  );
}

/** Makes the dialog around this component, if there is one, ask before it closes. */
export function useUnfinished(isUnfinished: boolean): void {
  const id = useId();
  const tellChanges = use(TellChanges);
  useLayoutEffect(() => {
    tellChanges?.(id, isUnfinished);
    return () => tellChanges?.(id, false);
  }, [tellChanges, id, isUnfinished]);
}
