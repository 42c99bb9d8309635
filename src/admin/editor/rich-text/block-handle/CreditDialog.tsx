import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { button } from '../../../../ui/forms/button.ts';
import { overlay } from '../../../../ui/overlay/overlay.ts';
import { DialogForm, FormDialog } from '../../../forms/FormDialog.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { asOneUndoStep } from '../block-commands/change.ts';
import { figureAt } from '../block-commands/figure-at.ts';
import { returnToText } from '../dialogs/return-to-text.ts';
import { languageOf } from '../typing/settings.ts';

/** The credit of the figure at the cursor. */
export function CreditDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [before] = useState(() => String(figureAt(editor.state)?.node.attrs['data-credit'] ?? ''));
  const [credit, setCredit] = useState(before);
  const save = () => {
    // Finds the figure again: copies of pictures may have moved it.
    const figure = figureAt(editor.state);
    if (figure)
      editor.view.dispatch(
        asOneUndoStep(editor.state.tr.setNodeAttribute(figure.pos, 'data-credit', credit.trim() || null)),
      );
    onClose();
  };
  return (
    <FormDialog title="Credit" onClose={onClose} onClosed={() => returnToText(editor)}>
      <DialogForm isChanged={credit !== before} onSubmit={save}>
        <TextField
          label="Credit"
          lang={languageOf(editor)}
          value={credit}
          onChange={setCredit}
          hint="Who made the picture. Readers see it after the caption."
        />
        <div className={overlay.actions}>
          <button type="submit" className={button('primary', 'small')}>
            Save credit
          </button>
        </div>
      </DialogForm>
    </FormDialog>
  );
}
