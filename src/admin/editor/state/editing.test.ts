import { describe, expect, it } from 'vitest';
import { article, changed, opened, openedNew } from '../../../../tests/support/editor/example-states.ts';
import { isChanged, isGuarded } from './machine-state.ts';
import { reduce } from './reduce.ts';

const stateAfter = (...[state, event]: Parameters<typeof reduce>) => reduce(state, event).state;

describe('edited', () => {
  it('fills slug and SEO title of a new article from its title', () => {
    const { form } = stateAfter(openedNew(), { type: 'edited', changes: { title: 'Goed slapen' } });
    expect(form).toMatchObject({ slug: 'goed-slapen', seoTitle: 'Goed slapen' });
  });

  it('clears the error of that field only', () => {
    const state = opened({ errors: { title: 'Title is required', slug: 'taken' } });
    expect(stateAfter(state, { type: 'edited', changes: { title: 'T' } }).errors).toEqual({ slug: 'taken' });
  });

  it('clears the errors of nested fields', () => {
    const state = opened({ errors: { 'sources.1.title': 'Required', slug: 'taken' } });
    expect(stateAfter(state, { type: 'edited', changes: { sources: [] } }).errors).toEqual({ slug: 'taken' });
  });

  it('counts as a change until the old value is back', () => {
    const state = stateAfter(opened(), { type: 'edited', changes: { tags: ['rust'] } });
    expect(isChanged(state)).toBe(true);
    expect(isChanged(stateAfter(state, { type: 'edited', changes: { tags: [] } }))).toBe(false);
  });

  it('guards again when the navigation after a save was stopped', () => {
    const state = opened({ phase: { name: 'leaving' } });
    expect(isGuarded(stateAfter(state, { type: 'edited', changes: { title: 'Toch nog' } }))).toBe(true);
  });
});

describe('the rich text', () => {
  it('counts as changed before its text is known', () => {
    expect(isChanged(stateAfter(opened(), { type: 'body-edited' }))).toBe(true);
  });

  it('is unchanged when its text turns out the same', () => {
    const touched = stateAfter(opened(), { type: 'body-edited' });
    expect(isChanged(stateAfter(touched, { type: 'body-read', html: '<p>Rust.</p>' }))).toBe(false);
  });

  it('does not count TipTap’s spelling of the HTML as a change', () => {
    const state = stateAfter(opened(), { type: 'body-ready', number: 1, html: '<p>Rust.</p><p></p>' });
    expect(isChanged(state)).toBe(false);
    expect(state.form.content).toBe('<p>Rust.</p><p></p>');
  });

  it('keeps a restored body changed when TipTap spells it otherwise', () => {
    const state = stateAfter(opened(), { type: 'body-read', html: '<p>Anders</p>' });
    expect(isChanged(stateAfter(state, { type: 'body-ready', number: 1, html: '<p>Anders.</p>' }))).toBe(true);
  });
});

describe('a rich text editor that is being replaced', () => {
  it('does not bring its body back', () => {
    const restored = opened({ bodyNumber: 2 });
    expect(stateAfter(restored, { type: 'body-ready', number: 1, html: '<p>Oud.</p>' })).toBe(restored);
  });
});

describe('loaded', () => {
  const newer = article({ version: 4, title: 'Hun titel' });

  it('shows a newer version while nothing is changed', () => {
    const state = stateAfter(opened(), { type: 'loaded', article: newer });
    expect(state).toMatchObject({ form: { title: 'Hun titel' }, saved: { version: 4 }, bodyNumber: 2 });
  });

  it('leaves unsaved text alone', () => {
    expect(stateAfter(changed(), { type: 'loaded', article: newer })).toMatchObject({
      form: { title: 'Beter slapen' },
      saved: { version: 3 },
    });
  });

  it('ignores an older version, and another article', () => {
    for (const changes of [{ version: 3 }, { version: 2 }, { id: 8, version: 9 }]) {
      const state = opened();
      expect(stateAfter(state, { type: 'loaded', article: article({ title: 'Oud', ...changes }) })).toBe(state);
    }
  });
});
