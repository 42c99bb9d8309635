import { useStore } from '@nanostores/react';
import type { Editor } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import { useState } from 'react';
import { hasCredentials, NO_CREDENTIALS, normaliseImageSource } from '../../../../shared/addresses/web-address.ts';
import { imageSource } from '../../../../shared/pictures/picture.ts';
import { ImageUpload } from '../../../uploads/ImageUpload.tsx';
import { $pendingUploads } from '../../../uploads/pending-uploads.ts';
import { insertImage } from '../images/insert-image.ts';
import { languageOf } from '../typing/settings.ts';
import { AddressField, useAddress } from './AddressField.tsx';
import { InsertDialog } from './InsertDialog.tsx';
import { attributesOf, type Description, PictureDescription } from './PictureDescription.tsx';
import { RemoteImageChoice, useRemoteImageChoice } from './RemoteImageChoice.tsx';

type Props = {
  editor: Editor;
  /** Adds a picture at this place, whatever is selected. */
  placeAt?: (state: EditorState) => number | undefined;
  onClose: () => void;
};

/** Adds a picture, or changes the selected one. Does nothing without a URL. */
export function ImageDialog({ editor, placeAt, onClose }: Props) {
  const selected = !placeAt && editor.isActive('image') ? editor.getAttributes('image') : {};
  const existing = String(selected['src'] ?? '');
  const [before] = useState({
    upload: isUpload(existing) ? existing : '',
    alt: String(selected['alt'] ?? ''),
    isDecorative: Boolean(selected['data-decorative']),
  });
  const [upload, setUpload] = useState(before.upload);
  const address = useAddress(isUpload(existing) ? '' : existing);
  const isWaiting = useStore($pendingUploads) > 0;
  const [described, setDescribed] = useState<Description>(before);
  const { alt, isDecorative } = described;
  const changeDescription = (changes: Partial<Description>) => setDescribed((typed) => ({ ...typed, ...changes }));
  const remote = useRemoteImageChoice(existing);

  const save = async () => {
    const url = upload || address.value.trim();
    if (!url) return;
    if (hasCredentials(url)) return address.setError(NO_CREDENTIALS);
    const src = normaliseImageSource(/^(https?:|data:|\/)/i.test(url) ? url : imageSource(url));
    if (!src) return address.setError('Use an address that starts with https://, or upload the picture above.');
    const finalSrc = await remote.resolve(src, address.setError);
    if (!finalSrc) return;
    onClose();
    const image = { src: finalSrc, ...attributesOf(described) };
    if (existing) editor.commands.insertContent({ type: 'image', attrs: image });
    else insertImage(editor, image, placeAt?.(editor.state));
  };

  return (
    <InsertDialog
      {...{ editor, isWaiting, onClose }}
      noun="image"
      isExisting={existing !== ''}
      isChanged={
        upload !== before.upload || alt !== before.alt || isDecorative !== before.isDecorative || address.isChanged
      }
      onSave={() => void save()}
    >
      <ImageUpload
        label="From this device"
        value={upload}
        alt={alt}
        uploadType="article"
        onChange={setUpload}
        onChoose={(picture) => alt || changeDescription({ alt: picture.alt ?? '' })}
      />
      {!upload && (
        <>
          <AddressField label="Image URL" {...address} />
          <RemoteImageChoice address={address.value} {...remote} />
        </>
      )}
      <PictureDescription lang={languageOf(editor)} {...described} onChange={changeDescription} />
    </InsertDialog>
  );
}

const isUpload = (src: string) => src.startsWith('/api/admin/download/');
