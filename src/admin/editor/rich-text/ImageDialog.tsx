import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { imageSource } from '../../../shared/image-source.ts';
import { isAllowedImage } from '../../../shared/rich-text.ts';
import { button } from '../../../ui/button.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { overlay } from '../../../ui/overlay.ts';
import { TextField } from '../../forms/TextField.tsx';
import { ImageUpload } from '../../uploads/ImageUpload.tsx';

/** Adds a picture by its address or from this device, or changes the selected one. Does nothing without a URL (§5). */
export function ImageDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const selected = editor.isActive('image') ? editor.getAttributes('image') : {};
  const [url, setUrl] = useState(String(selected['src'] ?? ''));
  const [alt, setAlt] = useState(String(selected['alt'] ?? ''));
  const [error, setError] = useState<string>();

  const save = () => {
    if (!url.trim()) return;
    const src = /^(https?:|data:|\/)/i.test(url.trim()) ? url.trim() : imageSource(url);
    if (!isAllowedImage(src)) {
      setError('Use an address that starts with https://, or upload the picture above.');
      return;
    }
    onClose();
    editor.chain().focus().setImage({ src, alt: alt.trim() }).run();
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      onClosed={() => editor.commands.focus()}
      title={selected['src'] ? 'Edit image' : 'Add image'}
    >
      <form
        className="mt-5 space-y-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // In React, what happens in a dialog reaches the form around it, too: that one saves the article.
          event.stopPropagation();
          save();
        }}
      >
        <ImageUpload label="From this device" value="" uploadType="article" onChange={setUrl} />
        <TextField
          label="Image URL"
          value={url}
          onChange={(value) => {
            setUrl(value);
            setError(undefined);
          }}
          error={error}
          placeholder="https://"
        />
        <TextField
          label="Alt Text"
          lang="nl"
          value={alt}
          onChange={setAlt}
          hint="What the picture shows, for those who cannot see it. Leave empty if it is only decoration."
        />
        <div className={overlay.actions}>
          <button type="submit" className={button('primary', 'small')}>
            {selected['src'] ? 'Save image' : 'Add image'}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
