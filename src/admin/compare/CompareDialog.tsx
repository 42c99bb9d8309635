import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { button } from '../../ui/forms/button.ts';
import { importModule } from '../../ui/islands/import-module.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { overlay } from '../../ui/overlay/overlay.ts';
import type { ArticleForm } from '../editor/state/form.ts';
import { reloadPage } from '../navigation/reload-page.ts';
import type { Labels } from './Comparison.tsx';
import type { compareVersions } from './compare-versions.ts';
import { loadCompareVersions } from './load-compare-versions.ts';
import { t } from './words.ts';

type Props = {
  title: string;
  /** Says in a sentence what differs. */
  sentence: string;
  comparison: ReactNode;
  onClose: () => void;
  /** Buttons after Close. */
  actions?: ReactNode;
};

/** Two versions beside each other. Close has the focus, so that Enter changes nothing. */
export function CompareDialog({ title, sentence, comparison, onClose, actions }: Props) {
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Dialog open onOpenChange={onClose} size="wide" title={title} description={sentence} initialFocus={close}>
      {comparison}
      <div className={overlay.stickyActions}>
        <button ref={close} type="button" className={button('primary', 'small')} onClick={onClose}>
          {t('Close')}
        </button>
        {actions}
      </div>
    </Dialog>
  );
}

type Code = { compare: typeof compareVersions; Comparison: typeof import('./Comparison.tsx').Comparison };

/** A comparison of two versions, and a sentence about it. Loads the comparing code when it is first needed. */
export function useComparison(
  before: ArticleForm,
  after: ArticleForm,
  labels: Labels,
): { sentence: string; comparison: ReactNode } {
  const [code, setCode] = useState<Code | 'failed'>();
  const [attempts, setAttempts] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads it again
  useEffect(() => {
    let isMounted = true;
    loadCode().then(
      (loaded) => isMounted && setCode(loaded),
      () => isMounted && setCode('failed'),
    );
    return () => {
      isMounted = false;
    };
  }, [attempts]);
  const differences = useMemo(
    () => (typeof code === 'object' ? code.compare(before, after) : []),
    [code, before, after],
  );
  const tryAgain = () => {
    setCode(undefined);
    setAttempts(attempts + 1);
  };
  if (!code) return { sentence: t('Comparing the two versions...'), comparison: undefined };
  if (code === 'failed')
    return {
      sentence: t('What differs cannot be shown: the connection is gone, or the site was updated a moment ago.'),
      comparison: (
        <p className="flex flex-wrap gap-3">
          <button type="button" className={button('secondary', 'small')} onClick={tryAgain}>
            {t('Try again')}
          </button>
          <button type="button" className={button('quiet', 'small')} onClick={reloadPage}>
            {t('Load the page again')}
          </button>
        </p>
      ),
    };
  return {
    sentence: t(differences.length > 0 ? 'What only one version has is marked.' : 'Both versions are the same.'),
    comparison: <code.Comparison differences={differences} labels={labels} />,
  };
}

async function loadCode(): Promise<Code> {
  const [compare, { Comparison }] = await Promise.all([
    loadCompareVersions(),
    importModule(() => import('./Comparison.tsx')),
  ]);
  return { compare, Comparison };
}
