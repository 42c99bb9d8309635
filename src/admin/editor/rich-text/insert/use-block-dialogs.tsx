import type { Editor } from '@tiptap/core';
import { type ComponentType, type ReactNode, useState } from 'react';
import { importModule } from '../../../../ui/islands/import-module.ts';
import { showLoading } from '../../../navigation/loading.ts';
import { showLoadFailure } from '../../../navigation/show-load-failure.ts';
import type { InsertDialogName } from './insertables.ts';

type Dialog = ComponentType<{ editor: Editor; count?: 1 | 2; onClose: () => void }>;
type Name = Exclude<InsertDialogName, 'source'>;

const figure = async (): Promise<Dialog> =>
  (await importModule(() => import('../dialogs/FigureDialog.tsx'))).FigureDialog;
const LOADERS: Record<Name, () => Promise<Dialog>> = {
  figure,
  pair: figure,
  video: async () => (await importModule(() => import('../dialogs/VideoDialog.tsx'))).VideoDialog,
};

/** The dialogs of rare blocks. Their code is loaded at the first use. */
export function useBlockDialogs(): { ask: (editor: Editor, name: Name) => void; dialog: ReactNode } {
  const [open, setOpen] = useState<{ Dialog: Dialog; editor: Editor; count: 1 | 2 }>();
  const ask = (editor: Editor, name: Name) =>
    void showLoading(LOADERS[name]()).then(
      (Dialog) => setOpen({ Dialog, editor, count: name === 'pair' ? 2 : 1 }),
      (error: unknown) => showLoadFailure(error, () => editor.isDestroyed || ask(editor, name)),
    );
  const dialog = open && <open.Dialog editor={open.editor} count={open.count} onClose={() => setOpen(undefined)} />;
  return { ask, dialog };
}
