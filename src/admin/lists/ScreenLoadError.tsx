import { passFocusToPage } from '../../ui/focus/pass-focus.ts';
import { button } from '../../ui/forms/button.ts';
import { t } from '../language/words.tsx';
import { pageResponds } from '../navigation/reload-page.ts';

/**
 * Shown when the code of a screen cannot be fetched: there is no connection, or an update of the site has replaced it.
 * `load` resolves to nothing when it fails again.
 */
export function ScreenLoadError({ load }: { load: () => Promise<unknown> }) {
  const onRetry = async () => {
    const { href } = location;
    if (await load()) return;
    // Browsers remember a failed import as long as the page lives.
    const isThere = await pageResponds(href);
    // By now the user may be on another screen, which works.
    if (isThere && location.href === href) location.reload();
  };
  return (
    <ScreenProblem
      title={t('We could not open this screen.')}
      text={t(
        'The connection is gone, or the site was updated a moment ago. What you typed and did not save is kept in this browser.',
      )}
      onRetry={() => void onRetry()}
    />
  );
}

export function ScreenProblem({ title, text, onRetry }: { title: string; text: string; onRetry: () => void }) {
  return (
    <div
      ref={passFocusToPage}
      role="alert"
      className="rounded-sm border border-linen/60 bg-surface px-5 py-10 text-center"
    >
      <h1 className="font-sans text-base font-normal tracking-normal">{title}</h1>
      <p className="mx-auto mt-1 max-w-md text-sm text-ink-soft">{text}</p>
      <p className="mt-4 flex flex-wrap justify-center gap-3">
        <button type="button" className={button('primary', 'small')} onClick={onRetry}>
          {t('Try again')}
        </button>
        <button type="button" className={button('secondary', 'small')} onClick={() => location.reload()}>
          {t('Load the page again')}
        </button>
      </p>
    </div>
  );
}
