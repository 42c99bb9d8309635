import { useRef } from 'react';
import type { ArticleLanguage } from '../../shared/contract/articles/articles.ts';
import type { Danger } from '../../shared/contract/articles/dangers.ts';
import { paths } from '../../shared/paths.ts';
import { button } from '../../ui/forms/button.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { overlay } from '../../ui/overlay/overlay.ts';
import { ArticleTitle } from '../articles/ArticleTitle.tsx';
import { DangerList } from './DangerList.tsx';
import { t } from './words.ts';

type Props = {
  article: { id: number; title: string; language: ArticleLanguage };
  dangers: readonly Danger[];
  onClose: () => void;
};

/**
 * Says why an article of a list was not published, and links to its check. A toast would disappear before it is read.
 */
export function RefusedDialog({ article: { id, title, language }, dangers, onClose }: Props) {
  const open = useRef<HTMLAnchorElement>(null);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Not published yet')}
      description={t.rich(
        '“{title}” has one passage that could harm readers or break the law. Correct the text, or give a reason in the editor.|“{title}” has {count} passages that could harm readers or break the law. Correct the text, or give a reason in the editor.',
        { title: <ArticleTitle language={language} title={title} />, count: dangers.length },
      )}
      initialFocus={open}
    >
      <div className="mt-4">
        <DangerList dangers={dangers} />
      </div>
      <div className={overlay.actions}>
        <button type="button" className={button('secondary', 'small')} onClick={onClose}>
          {t('Close')}
        </button>
        <a ref={open} href={paths.check(id)} className={button('primary', 'small')}>
          {t('Open the check')}
        </a>
      </div>
    </Dialog>
  );
}
