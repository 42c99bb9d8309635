import { useEffect, useRef, useState } from 'react';
import { COPY_CONFIRMATION_MS } from '../../shared/constants.ts';
import type { ArticleType } from '../../shared/contract/articles/articles.ts';
import { button } from '../../ui/forms/button.ts';
import { tolerateForeignChanges } from '../../ui/islands/foreign-changes.ts';
import { Toaster } from '../../ui/toast/Toaster.tsx';
import { showToast } from '../../ui/toast/toasts.ts';

tolerateForeignChanges();

const STYLE = button('secondary', 'small');

type Props = { url: string; title: string; type: ArticleType };

/** Links to social networks, a copy button, and the device's share sheet where the browser offers one. */
export function Share({ url, title, type }: Props) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const hasShareSheet = isHydrated && 'share' in navigator;
  return (
    <section aria-labelledby="share" className="border-linen border-t pt-8 print:hidden">
      <h2 id="share" className="text-2xl">
        Share this {type}
      </h2>
      <ul className="mt-5 flex flex-wrap gap-3">
        {shareLinks(url, title).map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener" className={STYLE}>
              <span className="sr-only">Share on </span>
              {name}
              <span className="sr-only"> (opens in a new window)</span>
            </a>
          </li>
        ))}
        <li>
          <CopyLink url={url} type={type} isHydrated={isHydrated} />
        </li>
        {hasShareSheet && (
          <li>
            <button type="button" onClick={() => navigator.share({ url, title }).catch(() => {})} className={STYLE}>
              Share…
            </button>
          </li>
        )}
      </ul>
      <Toaster />
    </section>
  );
}

/** Disabled until hydration: a click before that would do nothing. */
function CopyLink({ url, type, isHydrated }: { url: string; type: ArticleType; isHydrated: boolean }) {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      const kind = type === 'video' ? 'Video' : 'Article';
      showToast({ title: 'Link copied!', description: `${kind} link copied to clipboard` });
      setCopied(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setCopied(false), COPY_CONFIRMATION_MS);
    } catch {
      showToast({ title: 'Failed to copy', description: 'Please copy manually', tone: 'danger' });
    }
  };
  return (
    <button type="button" disabled={!isHydrated} onClick={copy} data-copied={isCopied || undefined} className={STYLE}>
      <svg aria-hidden="true" viewBox="0 0 20 20" className="size-4 fill-none stroke-[1.5] stroke-current">
        {isCopied ? (
          <path d="m3 10.500 4.500 4.500L17 5" />
        ) : (
          <path d="M8 12a3.500 3.500 0 0 0 5 0l3-3a3.500 3.500 0 0 0-5-5l-1 1m2 3a3.500 3.500 0 0 0-5 0l-3 3a3.500 3.500 0 0 0 5 5l1-1" />
        )}
      </svg>
      {isCopied ? 'Copied' : 'Copy link'}
    </button>
  );
}

function shareLinks(url: string, title: string) {
  const link = (base: string, parameters: Record<string, string>) => `${base}?${new URLSearchParams(parameters)}`;
  return [
    { name: 'X', href: link('https://x.com/intent/post', { url, text: title }) },
    { name: 'Facebook', href: link('https://www.facebook.com/sharer/sharer.php', { u: url }) },
    { name: 'LinkedIn', href: link('https://www.linkedin.com/sharing/share-offsite/', { url }) },
  ] as const;
}
