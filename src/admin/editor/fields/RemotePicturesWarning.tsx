import { useRef, useState } from 'react';
import { parseUrl } from '../../../shared/addresses/parse-url.ts';
import { button } from '../../../ui/forms/button.ts';
import { t } from '../words.ts';

type Props = {
  label: string;
  /** Addresses of pictures at other websites. */
  sources: string[];
  onCopy: () => Promise<void>;
};

/** Warns that pictures load from other websites, which then see the reader's IP address; offers to copy them. */
export function RemotePicturesWarning({ label, sources, onCopy }: Props) {
  const [isCopying, setCopying] = useState(false);
  const notice = useRef<HTMLElement>(null);
  const hosts = [...new Set(sources.map((source) => parseUrl(source)?.host ?? source))];
  if (hosts.length === 0) return null;
  const copy = async () => {
    const parent = notice.current?.parentElement;
    setCopying(true);
    await onCopy();
    setCopying(false);
    // When the last picture is copied, the focused button disappears.
    if (document.activeElement === document.body)
      parent?.querySelector<HTMLElement>('[contenteditable="true"], input')?.focus();
  };
  return (
    <section ref={notice} aria-label={label} className="rounded-xs bg-plaster px-4 py-3 text-sm">
      <p className="break-words">
        {t(
          'A picture comes from {hosts}. Each reader’s browser fetches it there, which shows that website the reader’s internet address.|{count} pictures come from {hosts}. Each reader’s browser fetches them there, which shows that website the reader’s internet address.',
          { count: sources.length, hosts: hosts.join(', ') },
        )}
      </p>
      <button
        type="button"
        className={`${button('secondary', 'small')} mt-2`}
        aria-disabled={isCopying || undefined}
        onClick={() => void (isCopying || copy())}
      >
        {t(isCopying ? 'Copying...' : 'Copy to this site')}
      </button>
    </section>
  );
}
