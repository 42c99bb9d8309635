import { useEffect, useState } from 'react';
import { ApiError } from '../../../shared/api-client.ts';
import { PICTURE_MAX_LENGTH } from '../../../shared/constants.ts';
import type { PictureDetails } from '../../../shared/contract/pictures/pictures.ts';
import { button } from '../../../ui/forms/button.ts';
import { overlay } from '../../../ui/overlay/overlay.ts';
import { showToast } from '../../../ui/toast/toasts.ts';
import { errorDetail, fieldErrors } from '../../data/error-message.ts';
import { refresh } from '../../data/query.ts';
import { staffCall } from '../../data/staff-call.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useTextValues } from '../../forms/use-text-values.ts';
import { keepPicture } from '../pictures.ts';

type Props = { picture: PictureDetails; onChanged: (isChanged: boolean) => void };

const textsOf = ({ name, alt, caption, credit }: PictureDetails) => ({
  name: name ?? '',
  alt: alt ?? '',
  caption: caption ?? '',
  credit: credit ?? '',
});
const isSame = (one: PictureDetails, other: PictureDetails) =>
  JSON.stringify(textsOf(one)) === JSON.stringify(textsOf(other));

/** What is written about a picture. What a colleague saves meanwhile is never overwritten unseen. */
export function PictureForm({ picture, onChanged }: Props) {
  const [base, setBase] = useState(picture);
  const { values, set, setValues } = useTextValues(textsOf(base));
  const isChanged = JSON.stringify(values) !== JSON.stringify(textsOf(base));
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => onChanged(isChanged), [isChanged, onChanged]);
  useEffect(() => {
    if (picture.version === base.version) return;
    // Only the file or the focal point changed, or nothing was typed yet.
    if (isSame(picture, base)) setBase(picture);
    else if (!isChanged) takeOver(picture);
  });
  const takeOver = (newest: PictureDetails) => {
    setBase(newest);
    setValues(textsOf(newest));
    setFailure(undefined);
  };
  const saving = useMutation<number>({
    run: async (version) => {
      setFailure(undefined);
      const saved = await staffCall('PATCH /api/admin/pictures/:hash', {
        params: picture,
        body: { ...values, version },
      });
      keepPicture(saved);
      takeOver(saved);
    },
    refreshes: [['pictures']],
    onDone: () => showToast({ title: 'Picture saved' }),
    onError: (error) => {
      setFailure(error);
      if (isConflict(error)) refresh(['pictures']);
      else showToast({ title: 'Failed to save picture', description: errorDetail(error), tone: 'danger' });
    },
  });
  const errors = fieldErrors(failure);
  if (!picture.mayChange) return <Texts picture={picture} />;
  return (
    <form
      aria-label="Description"
      className="space-y-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void saving.run(base.version);
      }}
    >
      <TextField
        label="Alt text"
        lang="nl"
        rows={3}
        value={values.alt}
        onChange={set('alt')}
        maxLength={PICTURE_MAX_LENGTH.alt}
        error={errors['alt']}
        hint="What the picture shows, for those who cannot see it. An article can have another text."
      />
      <TextField
        label="Caption"
        lang="nl"
        rows={2}
        value={values.caption}
        onChange={set('caption')}
        maxLength={PICTURE_MAX_LENGTH.caption}
        error={errors['caption']}
        hint="Stands below the picture."
      />
      <TextField
        label="Credit"
        lang="nl"
        value={values.credit}
        onChange={set('credit')}
        maxLength={PICTURE_MAX_LENGTH.credit}
        error={errors['credit']}
        hint="Who made it, and under what licence."
      />
      <TextField
        label="Name"
        value={values.name}
        onChange={set('name')}
        maxLength={PICTURE_MAX_LENGTH.name}
        error={errors['name']}
        hint="Only for this list."
      />
      {isConflict(failure) && (
        <div role="alert" className="rounded-xs bg-danger-soft p-3 text-sm">
          <p>{errorDetail(failure)}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <button type="button" className={button('secondary', 'small')} onClick={() => takeOver(picture)}>
              Show what is there now
            </button>
            <button
              type="button"
              className={button('quiet-danger', 'small')}
              onClick={() => void saving.run(picture.version)}
            >
              Save mine instead
            </button>
          </div>
        </div>
      )}
      <div className={overlay.actions}>
        <SubmitButton label="Save" pendingLabel="Saving..." isPending={saving.isPending} disabled={!isChanged} />
      </div>
    </form>
  );
}

const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409;

function Texts({ picture }: { picture: PictureDetails }) {
  const texts = { 'Alt text': picture.alt, Caption: picture.caption, Credit: picture.credit };
  return (
    <div>
      <dl className="space-y-3 text-sm">
        {Object.entries(texts).map(([label, text]) => (
          <div key={label}>
            <dt className="font-medium">{label}</dt>
            <dd lang={text ? 'nl' : undefined} className="text-ink-soft">
              {text ?? 'None'}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-xs text-ink-soft">
        You can use this picture. Changing it takes somebody who may change pictures of others, or what readers see.
      </p>
    </div>
  );
}
