import type { Presence } from '../../shared/contract/articles/presence.ts';

const MAX_NAMED = 3;

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const OWN_TAB =
  'You have this article open in another tab too. The one that saves last is shown what the other changed.';

/** Sentences about the other users of an article; undefined without any. */
export function describeOthers({ others, isOpenTwice }: Presence): string | undefined {
  if (others.length === 0) return isOpenTwice ? OWN_TAB : undefined;
  const named = others.slice(0, MAX_NAMED).map(({ name }) => name);
  const unnamed = others.length - named.length;
  const all = unnamed > 0 ? [...named, unnamed === 1 ? '1 other' : `${unnamed} others`] : named;
  return `${list.format(all)} ${all.length === 1 ? 'has' : 'have'} this article open too. The last to save is shown what the other changed.`;
}
