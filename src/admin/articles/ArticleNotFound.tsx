import { useStore } from '@nanostores/react';
import { button } from '../../ui/forms/button.ts';
import { $dashboardAddress } from '../navigation/scroll-positions.ts';
import { t } from './words.ts';

export function ArticleNotFound() {
  return (
    <div className="py-16 text-center">
      <h1 className="text-2xl">{t('Article not found')}</h1>
      <p className="mt-2 text-sm text-ink-soft">{t('It may have been deleted by somebody else.')}</p>
      <a href={useStore($dashboardAddress)} className={`${button('secondary', 'small')} mt-6`}>
        {t('Back to the dashboard')}
      </a>
    </div>
  );
}
