import { useEffect, useId, useRef, useState } from 'react';
import { parseUrl } from '../../../../shared/addresses/parse-url.ts';
import { isRemoteImage, localPicturePath } from '../../../../shared/pictures/picture.ts';
import { showToast } from '../../../../ui/toast/toasts.ts';
import { form } from '../../../forms/form-classes.ts';
import { copyImage } from '../../../uploads/copy-image.ts';
import { trackUpload } from '../../../uploads/pending-uploads.ts';
import { uploadErrorToast } from '../../../uploads/upload.ts';

/** Copies a picture of another website to this one, unless the user chooses to link to it. */
export function useRemoteImageChoice(initialSrc: string) {
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
      if (notice) showToast({ title: 'Image copied to this site', description: notice });
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

type Props = { address: string } & Pick<
  ReturnType<typeof useRemoteImageChoice>,
  'isLinked' | 'setLinked' | 'isCopying'
>;

/** Shown once the field contains a complete address of another website. */
export function RemoteImageChoice({ address, isLinked, setLinked, isCopying }: Props) {
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
      <legend className={form.label}>Where readers get it from</legend>
      {option(false, 'This site: copy the picture (recommended)', 'Readers stay unseen, and the picture stays.')}
      {option(
        true,
        `Leave it at ${url.host}`,
        `Every reader's browser then asks ${url.host}, which sees their internet address. The picture is gone when that website removes it.`,
      )}
      <p role="status" className="text-sm">
        {isCopying && 'Copying the picture…'}
      </p>
    </fieldset>
  );
}
