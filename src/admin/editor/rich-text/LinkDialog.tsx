import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { isAllowedLink } from '../../../shared/rich-text.ts';
import { button } from '../../../ui/button.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { overlay } from '../../../ui/overlay.ts';
import { TextField } from '../../forms/TextField.tsx';
import { linkAddress } from './link-address.ts';

/** Adds a link to the selection, or changes and removes the one at the cursor. Does nothing without a URL (§5). */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const existing = (editor.getAttributes('link')['href'] as string | undefined) ?? '';
  const [url, setUrl] = useState(existing);
  const [error, setError] = useState<string>();

  const save = () => {
    const href = linkAddress(url);
    if (!href) return;
    if (!isAllowedLink(href)) {
      setError('Use a web address (https://), a page on this site (/…), an email address or a phone number.');
      return;
    }
    onClose();
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !existing) {
      chain.insertContent({ type: 'text', text: url.trim(), marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.setLink({ href }).run();
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      onClosed={() => editor.commands.focus()}
      title={existing ? 'Edit link' : 'Add link'}
    >
      <form
        className="mt-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // In React, what happens in a dialog reaches the form around it, too: that one saves the article.
          event.stopPropagation();
          save();
        }}
      >
        <TextField
          label="URL"
          value={url}
          onChange={(value) => {
            setUrl(value);
            setError(undefined);
          }}
          error={error}
          placeholder="https://"
          autoFocus
        />
        <div className={overlay.actions}>
          {existing && (
            <button
              type="button"
              className={`${button('quiet', 'small')} mr-auto text-danger`}
              onClick={() => {
                onClose();
                editor.chain().focus().extendMarkRange('link').unsetLink().run();
              }}
            >
              Remove link
            </button>
          )}
          <button type="submit" className={button('primary', 'small')}>
            {existing ? 'Save link' : 'Add link'}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
