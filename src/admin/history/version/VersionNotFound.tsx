import { paths } from '../../../shared/paths.ts';
import { button } from '../../../ui/forms/button.ts';
import { refresh } from '../../data/query.ts';

/** For a version that was pruned or never existed. When the whole article is deleted, the list says so. */
export function VersionNotFound({ articleId, number }: { articleId: number; number: number }) {
  return (
    <div role="alert" className="mt-4 rounded-sm border border-linen/60 bg-surface px-5 py-6">
      <p className="text-base">Version {number} no longer exists.</p>
      <p className="mt-1 text-sm text-ink-soft">
        A version is deleted 90 days after the next one, unless readers saw it or it has a name.
      </p>
      <a
        href={paths.history(articleId)}
        className={`${button('secondary', 'small')} mt-4`}
        onClick={() => refresh(['article', articleId])}
      >
        Show the newest version
      </a>
    </div>
  );
}
