import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { imageSource } from '../../../shared/image-source.ts';
import { isAllowedImage } from '../../../shared/rich-text.ts';
import { TextField } from '../../forms/TextField.tsx';
import { ImageUpload } from '../../uploads/ImageUpload.tsx';
import { AddressField, useAddress } from './AddressField.tsx';
import { addImage } from './add-image.ts';
import { InsertDialog } from './InsertDialog.tsx';
import { RemoteChoice, useRemoteChoice } from './RemoteChoice.tsx';

/** Adds a picture by its address or from this device, or changes the selected one. Does nothing without a URL (§5). */
export function ImageDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const selected = editor.isActive('image') ? editor.getAttributes('image') : {};
  const address = useAddress(String(selected['src'] ?? ''));
  const [alt, setAlt] = useState(String(selected['alt'] ?? ''));

  const remote = useRemoteChoice(String(selected['src'] ?? ''));

  const save = async () => {
    const url = address.value.trim();
    if (!url) return;
    const src = /^(https?:|data:|\/)/i.test(url) ? url : imageSource(url);
    if (!isAllowedImage(src)) {
      address.refuse('Use an address that starts with https://, or upload the picture above.');
      return;
    }
    const here = await remote.addressOf(src, address.refuse);
    if (!here) return;
    onClose();
    const image = { src: here, alt: alt.trim() };
    if (selected['src']) return void editor.chain().focus().setImage(image).run();
    editor.commands.focus();
    addImage(editor, image);
  };

  return (
    <InsertDialog
      editor={editor}
      thing="image"
      isExisting={Boolean(selected['src'])}
      onSave={() => void save()}
      onClose={onClose}
    >
      <ImageUpload label="From this device" value="" uploadType="article" onChange={address.onChange} />
      <AddressField label="Image URL" {...address} />
      <RemoteChoice address={address.value} {...remote} />
      <TextField
        label="Alt Text"
        lang="nl"
        value={alt}
        onChange={setAlt}
        hint="What the picture shows, for those who cannot see it. Leave empty if it is only decoration."
      />
    </InsertDialog>
  );
}
