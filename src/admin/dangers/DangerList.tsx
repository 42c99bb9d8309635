import { useId } from 'react';
import type { Danger } from '../../shared/contract/articles/dangers.ts';
import { button } from '../../ui/forms/button.ts';

type OnShow = ((danger: Danger) => void) | undefined;

/** The dangers that block publishing. `onShow` jumps to the place of one. */
export const DangerList = ({ dangers, onShow }: { dangers: readonly Danger[]; onShow?: OnShow }) => (
  <ul className="space-y-3">
    {dangers.map((danger, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change, and the same words may come twice
      <Entry key={index} danger={danger} onShow={onShow} />
    ))}
  </ul>
);

function Entry({ danger, onShow }: { danger: Danger; onShow: OnShow }) {
  const id = useId();
  return (
    <li className="rounded-xs bg-danger-soft px-4 py-3 text-sm">
      <p id={id} className="font-medium break-words">
        {danger.what}
      </p>
      <p className="mt-1 text-xs">{danger.why}</p>
      <p className="mt-1 text-xs">{danger.remedy}</p>
      {onShow && (
        <button
          type="button"
          aria-describedby={id}
          className={`${button('quiet', 'small')} -mb-2 -ml-4`}
          onClick={() => onShow(danger)}
        >
          Show in the text
        </button>
      )}
    </li>
  );
}
