import { useState } from 'react';
import type { Category } from '../../shared/contract/categories.ts';
import { slugify } from '../../shared/text/text.ts';
import { RefusedText } from '../dangers/RefusedText.tsx';
import { fieldErrors } from '../data/error-message.ts';
import { useFresh } from '../data/use-fresh.ts';
import { EntryDialog } from '../forms/EntryDialog.tsx';
import { TextField, useTextValues } from '../forms/TextField.tsx';
import { withNewest } from '../lists/with-newest.ts';
import { $categories } from './categories.ts';
import { useCategoryMutations } from './use-category-mutations.ts';
import { t } from './words.ts';

/** The slug follows the name until it is edited. Loaded at the first use. */
export function CategoryDialog({ category, onClose }: { category: Category | undefined; onClose: () => void }) {
  const { values, field, setValues, isChanged } = useTextValues({
    name: category?.name ?? '',
    slug: category?.slug ?? '',
    description: category?.description ?? '',
  });
  const [failure, setFailure] = useState<unknown>();
  const { save } = useCategoryMutations({ onSaved: onClose, onRefused: setFailure });
  const errors = fieldErrors(failure);
  const newest = useFresh($categories).data?.find(({ id }) => id === category?.id);
  const send = (overrideReason?: string) =>
    void save.run({ id: category?.id, input: { ...withNewest(values, category, newest), overrideReason } });
  const rename = (name: string) =>
    setValues((before) => ({
      ...before,
      name,
      slug: before.slug === slugify(before.name) ? slugify(name) : before.slug,
    }));
  return (
    <EntryDialog
      title={category ? t('Edit Category') : t('Add Category')}
      isNew={!category}
      isChanged={isChanged}
      isFilled={values.name.trim() !== ''}
      isPending={save.isPending}
      onSave={() => send()}
      onClose={onClose}
    >
      <TextField
        label={t('Name')}
        lang="nl"
        required
        {...field('name', errors)}
        onChange={rename}
        autoFocus
        {...(category && { hint: t('Its articles show a new name at once.') })}
      />
      <TextField label={t('Slug')} {...field('slug', errors)} />
      <TextField label={t('Description')} lang="nl" rows={3} {...field('description', errors)} />
      <RefusedText failure={failure} isPending={save.isPending} onSave={send} />
    </EntryDialog>
  );
}
