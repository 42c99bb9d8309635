import { useId } from 'react';
import { documentPicturePath } from '../../../shared/pictures/picture.ts';
import { textOf } from '../form/fitted.ts';
import type { Value } from '../form/schema.ts';
import { t } from '../words.ts';
import type { Choices, Clash } from './merge.ts';

type Props = {
  clashes: Clash[];
  choices: Choices;
  /** Of the version of the colleague. */
  number: number;
  onChoose: (id: string, side: Choices[string]) => void;
};

/** What both changed: of each the user chooses whose stays. */
export const Clashes = ({ clashes, choices, number, onChoose }: Props) => (
  <div className="mt-3 space-y-3">
    {clashes.map((clash) => (
      <fieldset key={clash.id} className="min-w-0 rounded-xs bg-surface px-3 pt-1 pb-3">
        <legend className="float-left w-full py-1 font-medium wrap-anywhere">{clash.place.join(' › ')}</legend>
        <div className="clear-both grid gap-3 sm:grid-cols-2">
          {(['mine', 'theirs'] as const).map((side) => (
            <Choice
              key={side}
              label={side === 'mine' ? t('Yours') : t('Version {number}', { number: String(number) })}
              group={clash.id}
              value={clash[side]}
              picture={clash.pictures?.[side]}
              isChosen={(choices[clash.id] ?? 'mine') === side}
              onChoose={() => onChoose(clash.id, side)}
            />
          ))}
        </div>
      </fieldset>
    ))}
  </div>
);

type ChoiceProps = {
  label: string;
  group: string;
  value: Value | undefined;
  picture: Value | undefined;
  isChosen: boolean;
  onChoose: () => void;
};

function Choice({ label, group, value, picture, isChosen, onChoose }: ChoiceProps) {
  const id = useId();
  const words = wordsOf(picture === undefined || typeof value === 'string' ? value : withoutPicture(value, picture));
  return (
    <div className="min-w-0">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="radio"
          name={`clash-${group}`}
          className="size-5 shrink-0 accent-ink"
          checked={isChosen}
          aria-describedby={id}
          onChange={onChoose}
        />
        {label}
      </label>
      <div id={id} className="space-y-2 border-l-2 border-linen pl-3">
        {typeof picture === 'string' && picture && (
          <img src={documentPicturePath(picture)} alt="" className="max-h-32 rounded-xs" />
        )}
        {words ? (
          <p lang="nl" className="wrap-anywhere whitespace-pre-wrap">
            {words}
          </p>
        ) : (
          !picture && <p className="text-ink-soft">{t('Not there')}</p>
        )}
      </div>
    </div>
  );
}

const withoutPicture = (value: Value | undefined, picture: Value): Value =>
  Object.values((value ?? {}) as Record<string, Value>).filter((part) => part !== picture);

const wordsOf = (value: Value | undefined) => (typeof value === 'boolean' ? t(value ? 'Yes' : 'No') : textOf(value));
