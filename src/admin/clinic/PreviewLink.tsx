import { useEffect, useRef, useState } from 'react';
import { ApiError, call } from '../../shared/api-client.ts';
import type { DocumentContent } from '../../shared/contract/site-documents.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { errorMessage } from '../data/error-message.ts';
import { staffCall } from '../data/staff-call.ts';
import { hidden } from '../language/words.tsx';
import { t } from './words.ts';

const POLL_MS = 1000;

type Making = { token: string; href: string; content: DocumentContent; isReady: boolean };
type Props = {
  path: string;
  /** Of the form. */
  content: DocumentContent;
  /** When the site cannot be made of it. */
  onRefused: (error: unknown) => void;
};

/** Makes the page as visitors would see it, and then leads to it. What is typed meanwhile needs another one. */
export function PreviewLink({ path, content, onRefused }: Props) {
  const [making, setMaking] = useState<Making | 'asked'>();
  const link = useRef<HTMLAnchorElement>(null);
  /** Whether the user still waits where they pressed. */
  const hasFocus = useRef(false);
  const token = typeof making === 'object' && !making.isReady ? making.token : undefined;
  const isReady = typeof making === 'object' && making.isReady;
  const isOld = typeof making === 'object' && making.content !== content;

  useEffect(() => {
    if (!token) return;
    let timer = setTimeout(look, POLL_MS);
    async function look() {
      // Not `staffCall`: a login dialog must not interrupt typing.
      const { state, problem } = await call('GET /api/admin/site-documents/previews/:token', {
        params: { token: token as string },
      }).catch((error: unknown) => ({ state: isRefused(error) ? 'ended' : ('making' as const), problem: null }));
      if (state === 'making') {
        timer = setTimeout(look, POLL_MS);
        return;
      }
      hasFocus.current = document.activeElement?.hasAttribute('data-preview') === true;
      setMaking((one) => (state === 'ready' && typeof one === 'object' ? { ...one, isReady: true } : undefined));
      if (state !== 'ready')
        showToast({ title: t('No preview'), description: problem ?? t('Please try again'), tone: 'danger' });
    }
    return () => clearTimeout(timer);
  }, [token]);

  async function begin() {
    setMaking('asked');
    try {
      const made = await staffCall('POST /api/admin/site-documents/document/preview', { body: { path, content } });
      setMaking({ ...made, content, isReady: false });
    } catch (error) {
      setMaking(undefined);
      onRefused(error);
      showToast({ title: t('No preview'), description: errorMessage(error), tone: 'danger' });
    }
  }

  useEffect(() => {
    if (isReady && hasFocus.current) link.current?.focus();
  }, [isReady]);

  const isMaking = making === 'asked' || token !== undefined;
  const canOpen = isReady && !isOld;
  const looks = 'min-h-6 underline underline-offset-4 hover:text-ink';
  return (
    <>
      {canOpen ? (
        <a ref={link} href={making.href} target="_blank" rel="noopener" className={looks}>
          {t.rich('Open the preview<hidden> (opens in a new tab)</hidden>', { hidden })}
        </a>
      ) : (
        <button
          type="button"
          data-preview
          aria-disabled={isMaking || undefined}
          className={isMaking ? 'min-h-6' : looks}
          onClick={() => isMaking || void begin()}
        >
          {t(isMaking ? 'Making the preview…' : 'Preview')}
        </button>
      )}
      <span role="status" className="sr-only">
        {isMaking ? t('Making the preview') : canOpen ? t('The preview is ready') : ''}
      </span>
    </>
  );
}

/** Another question would get the same answer; without a connection the next one may be answered. */
const isRefused = (error: unknown) => error instanceof ApiError && error.status < 500;
