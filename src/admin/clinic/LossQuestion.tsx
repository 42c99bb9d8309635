import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import type { FoundForm } from './kept-form.ts';
import { t } from './words.ts';

/** What the user chose to do. */
export type Question =
  | { kind: 'file' | 'discard' | 'left' }
  | { kind: 'show'; number: number }
  | { kind: 'other'; other: FoundForm };

type Props = { question: Question | undefined; onCancel: () => void; onConfirm: () => void };

/** Asks before something is lost that is not saved. */
export function LossQuestion({ question, onCancel, onConfirm }: Props) {
  const { title, description, confirmLabel } = WORDS[question?.kind ?? 'discard'];
  return (
    <ConfirmDialog
      open={question !== undefined}
      title={t(title)}
      description={t(description)}
      confirmLabel={t(confirmLabel)}
      danger
      onCancel={onCancel}
      onConfirm={onConfirm}
    />
  );
}

const WORDS = {
  file: {
    title: 'Back to the file?',
    description: 'Visitors see again what the website came with. What you published stays in the history.',
    confirmLabel: 'Back to the file',
  },
  discard: {
    title: 'Discard your changes?',
    description: 'The form shows again what was saved last.',
    confirmLabel: 'Discard',
  },
  other: {
    title: 'Discard these changes?',
    description: 'They are not in the form. What is in the form stays.',
    confirmLabel: 'Discard',
  },
  left: {
    title: 'Discard this text?',
    description: 'It has no place in the form. What is in the form stays.',
    confirmLabel: 'Discard',
  },
  show: {
    title: 'Replace what you typed?',
    description: 'Your changes are not saved. The version takes their place in the form.',
    confirmLabel: 'Replace',
  },
} as const;
