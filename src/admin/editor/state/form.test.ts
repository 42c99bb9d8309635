import { describe, expect, it } from 'vitest';
import { articleInput, changed, EMPTY_FORM, initialFollowing, isBlankHtml, missingFields } from './form.ts';

const fresh = { form: EMPTY_FORM, follows: initialFollowing(EMPTY_FORM) };

describe('changed', () => {
  it('fills slug and SEO title from the title, letter by letter, while they are empty (§4)', () => {
    const { form } = changed(changed(fresh, 'title', 'Aller'), 'title', 'Allergieën & co');
    expect(form).toMatchObject({ slug: 'allergieen-co', seoTitle: 'Allergieën & co' });
  });

  it('leaves a slug alone once somebody has written it, until it is emptied', () => {
    const written = changed(changed(fresh, 'title', 'Een'), 'slug', 'eigen-slug');
    expect(changed(written, 'title', 'Twee').form.slug).toBe('eigen-slug');
    expect(changed(changed(written, 'slug', ''), 'title', 'Drie').form.slug).toBe('drie');
  });

  it('does not touch the slug of an article that has one', () => {
    const form = { ...EMPTY_FORM, slug: 'oud', title: 'Oud' };
    expect(changed({ form, follows: initialFollowing(form) }, 'title', 'Nieuw').form.slug).toBe('oud');
  });
});

describe('articleInput', () => {
  it('leaves a slug that follows the title to the server, which knows what is taken', () => {
    const { form, follows } = changed(fresh, 'title', 'Slapen');
    expect(articleInput(form, follows).slug).toBe('');
    expect(articleInput({ ...form, slug: 'eigen' }, { ...follows, slug: false }).slug).toBe('eigen');
  });
});

describe('missingFields', () => {
  it('names title, content and category (§5)', () => {
    expect(missingFields({ ...EMPTY_FORM, title: '  ', content: '<p>&nbsp;</p>' })).toEqual([
      'title',
      'content',
      'category',
    ]);
    expect(missingFields({ ...EMPTY_FORM, title: 'T', content: '<p>x</p>', category: 'Hormonen' })).toEqual([]);
  });

  it('takes a picture for content', () => {
    expect(isBlankHtml('<img src="/assets/a.webp" alt="">')).toBe(false);
  });
});
