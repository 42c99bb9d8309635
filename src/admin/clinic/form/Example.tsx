import { use } from 'react';
import { badge } from '../../../ui/badge.ts';
import { FormContext } from './form-context.ts';
import { t } from './words.ts';

/** Whether a field still holds an example, with which the site came. */
export const useIsExample = (path: string): boolean => use(FormContext).examples.now.includes(path);

type Props = {
  id?: string;
  path: string;
  /** Whether the user may say that it is right as it is. */
  isJudged?: boolean;
};

/**
 * Says that a field holds an example. It stops by itself when the field is filled in; what is right as it is, such as the
 * opening hours, the user has to say.
 */
export function Example({ id, path, isJudged = true }: Props) {
  const { examples } = use(FormContext);
  if (!examples.before.includes(path)) return null;
  const isExample = examples.now.includes(path);
  const isSaidRight = examples.right.includes(path);
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-xs">
      <span id={id} className={isExample ? badge('action') : 'text-ink-soft'}>
        {t(isExample ? 'Example' : 'No longer an example')}
      </span>
      {isJudged && (isExample || isSaidRight) && (
        <button
          type="button"
          data-example
          className="min-h-6 underline underline-offset-4"
          onClick={() => examples.onRight(path, !isSaidRight)}
        >
          {t(isSaidRight ? 'Undo' : 'This is right')}
        </button>
      )}
    </span>
  );
}
