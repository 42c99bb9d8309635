import { useEffect, useId, useRef, useState } from 'react';
import { parseUrl } from '../../../../shared/addresses/parse-url.ts';
import { hereIfOurs, isRemoteImage } from '../../../../shared/image-source.ts';
import { form } from '../../../forms/form-classes.ts';
import { copyImage } from '../../../uploads/copy-image.ts';
import { trackUpload } from '../../../uploads/pending-uploads.ts';
import { uploadErrorToast } from '../../../uploads/upload.ts';

/** What becomes of a typed address of another website: a copy, unless somebody chooses to leave the picture there. */
export function useRemoteImageChoice(before: string) {
  const [isLeft, leave] = useState(isRemoteImage(before));
  const [isCopying, setCopying] = useState(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  /** The address to show the picture from; undefined when it could not be copied, and when the dialog was closed. */
  async function addressOf(src: string, refuse: (reason: string) => void): Promise<string | undefined> {
    const here = isRemoteImage(src) ? hereIfOurs(src, location.origin) : src;
    if (here) return here;
    if (isLeft) return src;
    if (isCopying) return undefined;
    setCopying(true);
    const settle = trackUpload();
    try {
      const copied = await copyImage(src);
      return isOpen.current ? copied : undefined;
    } catch (error) {
      refuse(uploadErrorToast(error).description);
      return undefined;
    } finally {
      // Nothing is missing from the text without it: saving need not stop.
      settle(true);
      setCopying(false);
    }
  }
  return { isLeft, leave, isCopying, addressOf };
}

type Props = { address: string } & Pick<ReturnType<typeof useRemoteImageChoice>, 'isLeft' | 'leave' | 'isCopying'>;

/** Asked as soon as a complete address of another website stands in the field. */
export function RemoteImageChoice({ address, isLeft, leave, isCopying }: Props) {
  const id = useId();
  const url = isRemoteImage(address) ? parseUrl(address) : undefined;
  if (!url?.host || hereIfOurs(url.href, location.origin)) return null;
  const option = (value: boolean, label: string, hint: string) => (
    <div className="grid grid-cols-[auto_1fr] gap-x-3 py-1.5">
      <input
        type="radio"
        id={`${id}-${value}`}
        name={id}
        checked={isLeft === value}
        disabled={isCopying}
        aria-describedby={`${id}-${value}-hint`}
        className="mt-0.5 size-5 accent-ink"
        onChange={() => leave(value)}
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
