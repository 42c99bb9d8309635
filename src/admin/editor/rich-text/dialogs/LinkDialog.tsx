import type { Editor } from '@tiptap/core';
import { hasCredentials, NO_CREDENTIALS, normaliseLink } from '../../../../shared/addresses/web-address.ts';
import { button } from '../../../../ui/forms/button.ts';
import { AddressField, useAddress } from './AddressField.tsx';
import { InsertDialog } from './InsertDialog.tsx';
import { linkAddress } from './link-address.ts';

/** Adds a link to the selection, or changes or removes the one at the cursor. Does nothing without a URL. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const existing = (editor.getAttributes('link')['href'] as string | undefined) ?? '';
  const address = useAddress(existing);

  const save = () => {
    const typed = linkAddress(address.value);
    if (!typed) return;
    if (hasCredentials(typed)) return address.setError(NO_CREDENTIALS);
    const href = normaliseLink(typed);
    if (!href)
      return address.setError(
        'Use a web address (https://), a page on this site (/…), an email address or a phone number.',
      );
    onClose();
    const chain = editor.chain().extendMarkRange('link');
    if (editor.state.selection.empty && !existing) {
      chain
        .insertContent({ type: 'text', text: address.value.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run();
    } else chain.setLink({ href }).run();
  };

  const remove = () => {
    onClose();
    editor.chain().extendMarkRange('link').unsetLink().run();
  };

  return (
    <InsertDialog
      editor={editor}
      noun="link"
      isExisting={existing !== ''}
      isChanged={address.isChanged}
      onSave={save}
      onClose={onClose}
      actions={
        existing && (
          <button type="button" className={`${button('quiet-danger', 'small')} mr-auto`} onClick={remove}>
            Remove link
          </button>
        )
      }
    >
      <AddressField label="URL" {...address} autoFocus />
    </InsertDialog>
  );
}
