import { useState } from 'react';
import { documentPicturePath } from '../../../shared/pictures/picture.ts';
import { form } from '../../forms/form-classes.ts';
import { ImageUpload } from '../../uploads/ImageUpload.tsx';
import { type FieldProps, hintIn, WIDE } from './Controls.tsx';
import { Example } from './Example.tsx';
import { labelOf } from './field-names.ts';
import { useErrorOf } from './form-context.ts';
import type { Field } from './schema.ts';
import { emptied } from './values.ts';

/**
 * The picture that is shown now, and another one by upload or from the library. The words that describe it go with it: a
 * new picture brings those of the library, or leaves none, and what the user has typed meanwhile stays.
 */
export function PictureField({
  name,
  schema,
  path,
  value,
  field,
  isRequired,
  description,
  onChange,
}: FieldProps & { field: Field }) {
  const { error } = useErrorOf(path, name);
  const hint = hintIn(schema);
  const [first] = useState(value);
  const [ownWords, setOwnWords] = useState(description?.value);
  const takeWords = (alt: string) => {
    if (!description || (description.value && description.value !== ownWords)) return;
    description.onChange(() => alt);
    setOwnWords(alt);
  };
  const current = typeof value === 'string' ? value : '';
  return (
    <div className={WIDE}>
      <Example path={path} />
      <ImageUpload
        label={labelOf(name)}
        value={current && documentPicturePath(current)}
        uploadType="article"
        isWhole
        canRemove={!isRequired || field.isNullable}
        error={error}
        onChange={(address) => {
          onChange(() => address || emptied(field, isRequired, first));
          takeWords('');
        }}
        onDescribe={takeWords}
      />
      {hint && <p className={form.hint}>{hint}</p>}
    </div>
  );
}
