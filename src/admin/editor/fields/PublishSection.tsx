import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import type { ArticleType } from '../../../shared/contract/articles/articles.ts';
import type { Writer } from '../../../shared/contract/writers.ts';
import { LANGUAGE_NAMES } from '../../../shared/language-names.ts';
import type { Language } from '../../../shared/text-check/document/document.ts';
import { passFocus } from '../../../ui/focus/pass-focus.ts';
import type { SelectOption } from '../../../ui/forms/Select.tsx';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { $articles } from '../../articles/articles.ts';
import { $categories } from '../../categories/categories.ts';
import { SelectField } from '../../forms/SelectField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { ScheduleSettings } from '../../schedule/ScheduleSettings.tsx';
import { $writers } from '../../writers/writers.ts';
import { useField, useMachine, useMachineState, useSetField } from '../effects/use-machine.ts';
import type { ArticleForm } from '../state/form.ts';
import { t } from '../words.ts';
import { PairField } from './PairField.tsx';
import { PublicationDate } from './PublicationDate.tsx';
import { Section } from './Section.tsx';

export function PublishSection() {
  const setField = useSetField();
  const errors = useMachineState((state) => state.errors);
  const type = useField('type');
  const mayPublish = useMachineState((state) => state.mayPublish);
  return (
    <Section title={t('Publish Settings')}>
      {mayPublish ? <PublishedSwitch /> : <WhoPublishes />}
      <PublicationDate />
      <ScheduleSettings />
      <SelectField
        label={t('Content Type')}
        value={type}
        onChange={(value) => setField('type', value as ArticleType)}
        options={[
          { value: 'article', label: t('Article') },
          { value: 'video', label: t('Video') },
        ]}
      />
      <CategoryField error={errors['category']} />
      <AuthorField error={errors['writerId'] ?? errors['author']} />
      <LanguageField />
      <PairField />
      <TagsField error={Object.entries(errors).find(([name]) => /^tags(\.|$)/.test(name))?.[1]} />
    </Section>
  );
}

/** Below those of the specification, whose order is fixed. */
function LanguageField() {
  const setField = useSetField();
  return (
    <SelectField
      label={t('Language')}
      data-field="language"
      value={useField('language')}
      onChange={(value) => setField('language', value as Language)}
      options={(['nl', 'en'] as const).map((value) => ({ value, label: t(LANGUAGE_NAMES[value]) }))}
      hint={t('Of the text. Spelling, the check and the page of readers go by it.')}
    />
  );
}

/** Words that feeds and structured data name, and the check reads. */
function TagsField({ error }: { error: string | undefined }) {
  const setField = useSetField();
  const tags = useField('tags');
  const [text, setText] = useState(tags.join(', '));
  // A version from the history, or a colleague's, brings other tags.
  const shown = isSameList(tagsOf(text), tags) ? text : tags.join(', ');
  return (
    <TextField
      label={t('Tags')}
      data-field="tags"
      value={shown}
      onChange={(value) => {
        setText(value);
        setField('tags', tagsOf(value));
      }}
      error={error}
      placeholder="slaap, stress"
      hint={t('With commas between them.')}
    />
  );
}

const tagsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];
const isSameList = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

function PublishedSwitch() {
  const setField = useSetField();
  const isPublished = useField('isPublished');
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4">
      <div>
        <label htmlFor={id} className="text-sm font-medium">
          {t('Published')}
        </label>
        <p id={`${id}-hint`} className="text-xs text-ink-soft">
          {t('Takes effect when you save.')}
        </p>
      </div>
      <Switch
        id={id}
        checked={isPublished}
        onChange={(value) => setField('isPublished', value)}
        describedBy={`${id}-hint`}
      />
    </div>
  );
}

/** For users who may write but not publish. */
function WhoPublishes() {
  const isPublished = useMachineState(({ saved }) => saved.form.isPublished);
  return (
    <p className="text-sm">
      {t(
        isPublished
          ? 'Readers have this article. What you save are draft changes: hand them in, and they see them once an Editor publishes them.'
          : 'You write drafts. Hand this one in when it is done: an Editor publishes it, or gives it back.',
      )}
    </p>
  );
}

function CategoryField({ error }: { error: string | undefined }) {
  const setField = useSetField();
  const category = useField('category');
  const { data, error: failure } = useStore($categories);
  const names = data?.map(({ name }) => name) ?? [];
  const isDeleted = category !== '' && data !== undefined && !names.includes(category);
  const shown = category === '' || names.includes(category) ? names : [category, ...names];
  return (
    <div>
      <SelectField
        label={t('Category')}
        data-field="category"
        required
        placeholder={t('Choose a category')}
        value={category}
        onChange={(value) => setField('category', value)}
        options={shown.map((name) => ({ value: name, label: name, lang: 'nl' }))}
        error={
          error ??
          (isDeleted ? t('“{category}” was renamed or deleted. Choose another category.', { category }) : undefined)
        }
        hint={failure ? t('The list of categories could not be loaded. Reload the page to try again.') : undefined}
      />
      {category === '' && <RecentCategories among={names} />}
    </div>
  );
}

const MOST_RECENT = 3;
const toSelect = passFocus((removed) => removed.parentElement?.querySelector('[data-field="category"]'));

/** Those of the articles changed last: one click instead of two. */
function RecentCategories({ among }: { among: string[] }) {
  const setField = useSetField();
  const { data } = useStore($articles);
  const recent = [...new Set(data?.articles.map(({ category }) => category))].filter((name) => among.includes(name));
  if (recent.length === 0) return null;
  return (
    <fieldset ref={toSelect} aria-label={t('Used last')} className="mt-1 flex flex-wrap gap-x-3">
      {recent.slice(0, MOST_RECENT).map((name) => (
        <button
          key={name}
          type="button"
          lang="nl"
          className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
          onClick={() => setField('category', name)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}

function AuthorField({ error }: { error: string | undefined }) {
  const { dispatch } = useMachine();
  const [writerId, author] = [useField('writerId'), useField('author')];
  const saved = useMachineState(({ saved }) => saved.form);
  const { data: writers = [], error: failure } = useStore($writers);
  const options = authorOptions(writers, { writerId, author }, saved);
  return (
    <SelectField
      label={t('Author')}
      data-field="author"
      value={options.current}
      onChange={(value) => dispatch({ type: 'edited', changes: authorFromOption(value, writers, saved) })}
      options={options.all}
      error={error}
      hint={failure ? t('The list of writers could not be loaded. Reload the page to try again.') : undefined}
    />
  );
}

type Authorship = Pick<ArticleForm, 'writerId' | 'author'>;

const DEFAULT = 'default';
const AS_SAVED = 'saved';
const AS_RESTORED = 'restored';
const writerValue = (writerId: number) => `writer:${writerId}`;

/**
 * The options of the author field: the default author, the saved author without a writer (a deleted writer's name), the
 * author of a restored version, the active writers, and the current writer even when inactive.
 */
export function authorOptions(writers: Writer[], now: Authorship, saved: Authorship) {
  const all: SelectOption[] = [{ value: DEFAULT, label: t('Editorial team (default)') }];
  if (isByName(saved)) all.push({ value: AS_SAVED, label: saved.author });
  const current = currentOption(now, saved);
  if (current === AS_RESTORED) all.push({ value: AS_RESTORED, label: now.author });
  for (const { id, name, isActive } of writers) {
    if (isActive || id === now.writerId)
      all.push({ value: writerValue(id), label: isActive ? name : t('{name} (inactive)', { name }) });
  }
  if (now.writerId !== null && !all.some(({ value }) => value === writerValue(now.writerId as number))) {
    all.push({ value: writerValue(now.writerId), label: now.author });
  }
  return { all, current };
}

const isByName = ({ writerId, author }: Authorship) => writerId === null && author !== '';

function currentOption(now: Authorship, saved: Authorship): string {
  if (now.writerId !== null) return writerValue(now.writerId);
  if (!isByName(now)) return DEFAULT;
  return isByName(saved) && saved.author === now.author ? AS_SAVED : AS_RESTORED;
}

export function authorFromOption(value: string, writers: Writer[], saved: Authorship): Authorship {
  if (value === DEFAULT) return { writerId: null, author: '' };
  if (value === AS_SAVED) return { writerId: null, author: saved.author };
  const writer = writers.find(({ id }) => writerValue(id) === value);
  if (!writer) return { writerId: saved.writerId, author: saved.author };
  return { writerId: writer.id, author: writer.name };
}
