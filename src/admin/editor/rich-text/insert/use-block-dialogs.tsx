import type { Editor } from '@tiptap/core';
import { type ComponentType, type ReactNode, useState } from 'react';
import { importModule } from '../../../../ui/islands/import-module.ts';
import { showToast } from '../../../../ui/toast/toasts.ts';
import type { InsertDialogName } from './insertables.ts';

type Dialog = ComponentType<{ editor: Editor; count?: 1 | 2; onClose: () => void }>;
type Name = Exclude<InsertDialogName, 'source'>;

const figure = () => import('../dialogs/FigureDialog.tsx').then(({ FigureDialog }): Dialog => FigureDialog);
const LOADERS: Record<Name, () => Promise<Dialog>> = {
  figure,
  pair: figure,
  video: () => import('../dialogs/VideoDialog.tsx').then(({ VideoDialog }) => VideoDialog),
};

/** The dialogs of blocks that not every text has: their code is fetched when one is first asked for. */
export function useBlockDialogs(): { ask: (editor: Editor, name: Name) => void; dialog: ReactNode } {
  const [open, setOpen] = useState<{ Dialog: Dialog; editor: Editor; count: 1 | 2 }>();
  const ask = (editor: Editor, name: Name) =>
    void importModule(LOADERS[name]).then(
      (Dialog) => setOpen({ Dialog, editor, count: name === 'pair' ? 2 : 1 }),
      () =>
        showToast({
          title: 'This could not be loaded',
          description: 'Your text is still here. Check the connection, and try again.',
          tone: 'danger',
        }),
    );
  const dialog = open && <open.Dialog editor={open.editor} count={open.count} onClose={() => setOpen(undefined)} />;
  return { ask, dialog };
}
