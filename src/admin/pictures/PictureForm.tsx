import { useEffect, useRef, useState } from 'react';
import { PICTURE_MAX_LENGTH } from '../../shared/constants.ts';
import type { PictureDetails } from '../../shared/contract/pictures/pictures.ts';
import { button } from '../../ui/forms/button.ts';
import { overlay } from '../../ui/overlay/overlay.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { RefusedText } from '../dangers/RefusedText.tsx';
import { dangersOf, errorMessage, fieldErrors, isConflict } from '../data/error-message.ts';
import { staffCall } from '../data/staff-call.ts';
import { useMutation } from '../data/use-mutation.ts';
import { DialogForm } from '../forms/FormDialog.tsx';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { TextField, useTextValues } from '../forms/TextField.tsx';
import { keepPicture } from './pictures.ts';
import { t } from './words.ts';

const FIELDS = [
  {
    name: 'alt',
    label: 'Alt text',
    lang: 'nl',
    rows: 3,
    hint: 'What the picture shows, for those who cannot see it. An article can have another text.',
  },
  { name: 'caption', label: 'Caption', lang: 'nl', rows: 2, hint: 'Stands below the picture.' },
  { name: 'credit', label: 'Credit', lang: 'nl', hint: 'Who made it, and under what licence.' },
  { name: 'name', label: 'Name', hint: 'Only for this list.' },
] as const;

const textsOf = ({ name, alt, caption, credit }: PictureDetails) => ({
  name: name ?? '',
  alt: alt ?? '',
  caption: caption ?? '',
  credit: credit ?? '',
});
const isSame = (one: PictureDetails, other: PictureDetails) =>
  JSON.stringify(textsOf(one)) === JSON.stringify(textsOf(other));

/** The texts of a picture. Shows a colleague's newer change before overwriting it. */
export function PictureForm({ picture }: { picture: PictureDetails }) {
  const [base, setBase] = useState(picture);
  const { values, field, setValues, isChanged } = useTextValues(textsOf(base));
  const [failure, setFailure] = useState<unknown>();
  const sentVersion = useRef(picture.version);
  useEffect(() => {
    if (picture.version === base.version) return;
    // Only the file or the focal point changed, or nothing was typed yet.
    if (isSame(picture, base)) setBase(picture);
    else if (!isChanged) takeOver(picture);
  });
  /** Except for what was typed after `sent`. */
  const takeOver = (newest: PictureDetails, sent?: Record<string, string>) => {
    setBase(newest);
    setValues((now) => ({
      ...textsOf(newest),
      ...(sent && Object.fromEntries(Object.entries(now).filter(([name, text]) => text !== sent[name]))),
    }));
    setFailure(undefined);
  };
  const saving = useMutation<{ version: number; overrideReason?: string }>({
    run: async (basis) => {
      sentVersion.current = basis.version;
      const saved = await staffCall('PATCH /api/admin/pictures/:hash', {
        params: picture,
        body: { ...values, ...basis },
      });
      keepPicture(saved);
      takeOver(saved, values);
    },
    refreshes: [['pictures']],
    onDone: () => showToast({ title: t('Picture saved') }),
    onError: (error) => {
      setFailure(error);
      if (!isConflict(error) && dangersOf(error).length === 0)
        showToast({ title: t('Failed to save picture'), description: errorMessage(error), tone: 'danger' });
    },
  });
  const errors = fieldErrors(failure);
  if (!picture.mayChange) return <Texts picture={picture} />;
  return (
    <DialogForm
      aria-label={t('Description')}
      className="space-y-4"
      isChanged={isChanged}
      onSubmit={() => isChanged && void saving.run({ version: base.version })}
    >
      {FIELDS.map(({ name, label, hint, ...props }) => (
        <TextField
          key={name}
          label={t(label)}
          hint={t(hint)}
          {...props}
          {...field(name, errors)}
          maxLength={PICTURE_MAX_LENGTH[name]}
        />
      ))}
      {isConflict(failure) && (
        <div role="alert" className="rounded-xs bg-danger-soft p-3 text-sm">
          <p>{errorMessage(failure)}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <button type="button" className={button('secondary', 'small')} onClick={() => takeOver(picture)}>
              {t('Show what is there now')}
            </button>
            <button
              type="button"
              className={button('quiet-danger', 'small')}
              onClick={() => void saving.run({ version: picture.version })}
            >
              {t('Save mine instead')}
            </button>
          </div>
        </div>
      )}
      <RefusedText
        failure={failure}
        isPending={saving.isPending}
        onSave={(overrideReason) => void saving.run({ version: sentVersion.current, overrideReason })}
      />
      <div className={overlay.actions}>
        <SubmitButton
          label={t('Save')}
          pendingLabel={t('Saving...')}
          isPending={saving.isPending}
          isIdle={!isChanged}
        />
      </div>
    </DialogForm>
  );
}

function Texts({ picture }: { picture: PictureDetails }) {
  const texts = FIELDS.filter(({ name }) => name !== 'name').map(({ name, label }) => ({ label, text: picture[name] }));
  return (
    <div>
      <dl className="space-y-3 text-sm">
        {texts.map(({ label, text }) => (
          <div key={label}>
            <dt className="font-medium">{t(label)}</dt>
            <dd lang={text ? 'nl' : undefined} className="text-ink-soft">
              {text ?? t('None')}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-xs text-ink-soft">
        {t(
          'You can use this picture. Changing it takes somebody who may change pictures of others, or what readers see.',
        )}
      </p>
    </div>
  );
}
