import { useStore } from '@nanostores/react';
import type { Editor } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import { useEffect, useId, useRef, useState } from 'react';
import { parseUrl } from '../../../../shared/addresses/parse-url.ts';
import { hasCredentials, NO_CREDENTIALS, normaliseImageSource } from '../../../../shared/addresses/web-address.ts';
import { imageSource, isRemoteImage, localPicturePath } from '../../../../shared/pictures/picture.ts';
import { showToast } from '../../../../ui/toast/toasts.ts';
import { form } from '../../../forms/form-classes.ts';
import { copyImage } from '../../../uploads/copy-image.ts';
import { ImageUpload } from '../../../uploads/ImageUpload.tsx';
import { $pendingUploads, trackUpload } from '../../../uploads/pending-uploads.ts';
import { uploadErrorToast } from '../../../uploads/upload.ts';
import { insertImage } from '../images/images-in-text.ts';
import { pendingSource } from '../images/pending-images.ts';
import { languageOf } from '../typing/settings.ts';
import { t } from '../words.ts';
import { AddressField, useAddress } from './AddressField.tsx';
import { InsertDialog } from './InsertDialog.tsx';
import { attributesOf, type Description, PictureDescription } from './PictureDescription.tsx';

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
    isPending: pendingSource(existing) !== undefined,
    upload: isUpload(existing) ? existing : '',
    alt: String(selected['alt'] ?? ''),
    isDecorative: Boolean(selected['data-decorative']),
  });
  const [upload, setUpload] = useState(before.upload);
  const address = useAddress(isUpload(existing) || before.isPending ? '' : existing);
  const isWaiting = useStore($pendingUploads) > 0;
  const [described, setDescribed] = useState<Description>(before);
  const { alt, isDecorative } = described;
  const changeDescription = (changes: Partial<Description>) => setDescribed((typed) => ({ ...typed, ...changes }));
  const remote = useRemoteImageChoice(existing);

  const save = async () => {
    const url = upload || address.value.trim();
    if (!url) {
      if (!before.isPending) return;
      onClose();
      // Its source stays: it may have been stored in the meantime.
      editor.commands.updateAttributes('image', attributesOf(described));
      return;
    }
    if (hasCredentials(url)) return address.setError(t(NO_CREDENTIALS));
    const src = normaliseImageSource(/^(https?:|data:|\/)/i.test(url) ? url : imageSource(url));
    if (!src) return address.setError(t('Use an address that starts with https://, or upload the picture above.'));
    const finalSrc = await remote.resolve(src, address.setError);
    if (!finalSrc) return;
    onClose();
    // The same picture keeps its title and size.
    const image = { ...(url === existing && selected), src: finalSrc, ...attributesOf(described) };
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
        label={t('From this device')}
        value={upload}
        alt={alt}
        uploadType="article"
        onChange={setUpload}
        onDescribe={(filledIn) => changeDescription({ alt: filledIn })}
      />
      {!upload && !before.isPending && (
        <>
          <AddressField label={t('Image URL')} {...address} />
          <RemoteImageChoice address={address.value} {...remote} />
        </>
      )}
      <PictureDescription lang={languageOf(editor)} {...described} onChange={changeDescription} />
    </InsertDialog>
  );
}

const isUpload = (src: string) => src.startsWith('/api/admin/download/');

/** Copies a picture of another website to this one, unless the user chooses to link to it. */
function useRemoteImageChoice(initialSrc: string) {
  const [isLinked, setLinked] = useState(isRemoteImage(initialSrc));
  const [isCopying, setCopying] = useState(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  /** The final source of the picture; undefined when copying failed or the dialog was closed. */
  async function resolve(src: string, onError: (message: string) => void): Promise<string | undefined> {
    const local = isRemoteImage(src) ? localPicturePath(src, location.origin) : src;
    if (local) return local;
    if (isLinked) return src;
    if (isCopying) return undefined;
    setCopying(true);
    const settle = trackUpload();
    try {
      const { imageUrl: copied, notice } = await copyImage(src);
      if (notice) showToast({ title: t('Image copied to this site'), description: notice });
      return isOpen.current ? copied : undefined;
    } catch (error) {
      onError(uploadErrorToast(error).description);
      return undefined;
    } finally {
      // Also after a failure: the picture is not in the text yet, so saving may continue.
      settle();
      setCopying(false);
    }
  }
  return { isLinked, setLinked, isCopying, resolve };
}

type RemoteImageProps = { address: string } & Pick<
  ReturnType<typeof useRemoteImageChoice>,
  'isLinked' | 'setLinked' | 'isCopying'
>;

/** Shown once the field contains a complete address of another website. */
function RemoteImageChoice({ address, isLinked, setLinked, isCopying }: RemoteImageProps) {
  const id = useId();
  const url = isRemoteImage(address) ? parseUrl(address) : undefined;
  if (!url?.host || localPicturePath(url.href, location.origin)) return null;
  const option = (value: boolean, label: string, hint: string) => (
    <div className="grid grid-cols-[auto_1fr] gap-x-3 py-1.5">
      <input
        type="radio"
        id={`${id}-${value}`}
        name={id}
        checked={isLinked === value}
        disabled={isCopying}
        aria-describedby={`${id}-${value}-hint`}
        className="mt-0.5 size-5 accent-ink"
        onChange={() => setLinked(value)}
      />
      <label htmlFor={`${id}-${value}`} className="min-h-6 min-w-0 text-sm break-words">
        {label}
      </label>
      <p id={`${id}-${value}-hint`} className={`${form.hint} col-start-2`}>
        {hint}
      </p>
    </div>
  );
  return (
    <fieldset>
      <legend className={form.label}>{t('Where readers get it from')}</legend>
      {option(false, t('This site: copy the picture (recommended)'), t('Readers stay unseen, and the picture stays.'))}
      {option(
        true,
        t('Leave it at {host}', { host: url.host }),
        t(
          "Every reader's browser then asks {host}, which sees their internet address. The picture is gone when that website removes it.",
          { host: url.host },
        ),
      )}
      <p role="status" className="text-sm">
        {isCopying && t('Copying the picture…')}
      </p>
    </fieldset>
  );
}
