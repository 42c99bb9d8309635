import type { Writer } from '../../../shared/contract/writers.ts';
import type { SelectOption } from '../../../ui/forms/Select.tsx';
import type { ArticleForm } from '../state/form.ts';

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
  const all: SelectOption[] = [{ value: DEFAULT, label: 'Editorial team (default)' }];
  if (isByName(saved)) all.push({ value: AS_SAVED, label: saved.author });
  const current = currentOption(now, saved);
  if (current === AS_RESTORED) all.push({ value: AS_RESTORED, label: now.author });
  for (const { id, name, isActive } of writers) {
    if (isActive || id === now.writerId)
      all.push({ value: writerValue(id), label: isActive ? name : `${name} (inactive)` });
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
