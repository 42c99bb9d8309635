import { describe, expect, it } from 'vitest';
import { DEFAULT_AUTHOR } from '../../../shared/constants.ts';
import type { AdminArticle } from '../../../shared/contract/articles/articles.ts';
import {
  articleInput,
  EMPTY_FORM,
  formFromArticle,
  initialFollowing,
  isBlankHtml,
  missingFields,
  withField,
} from './form.ts';

const empty = { form: EMPTY_FORM, following: initialFollowing(EMPTY_FORM) };

describe('withField', () => {
  it('fills slug and SEO title from the title while they are empty', () => {
    const { form } = withField(withField(empty, 'title', 'Aller'), 'title', 'Allergieën & co');
    expect(form).toMatchObject({ slug: 'allergieen-co', seoTitle: 'Allergieën & co' });
  });

  it('leaves a typed slug alone until it is emptied', () => {
    const typed = withField(withField(empty, 'title', 'Een'), 'slug', 'eigen-slug');
    expect(withField(typed, 'title', 'Twee').form.slug).toBe('eigen-slug');
    expect(withField(withField(typed, 'slug', ''), 'title', 'Drie').form.slug).toBe('drie');
  });

  it('leaves the slug of an existing article alone', () => {
    const form = { ...EMPTY_FORM, slug: 'oud', title: 'Oud' };
    expect(withField({ form, following: initialFollowing(form) }, 'title', 'Nieuw').form.slug).toBe('oud');
  });
});

describe('articleInput', () => {
  it('sends no slug while the slug follows the title', () => {
    const { form, following } = withField(empty, 'title', 'Slapen');
    expect(articleInput(form, following).slug).toBe('');
    expect(articleInput({ ...form, slug: 'eigen' }, { ...following, slug: false }).slug).toBe('eigen');
  });

  it('leaves the author of a writer’s article to the server, which knows the writer’s present name', () => {
    const form = { ...EMPTY_FORM, author: 'Anna Jansen' };
    expect(articleInput(form, empty.following).author).toBe('Anna Jansen');
    expect(articleInput({ ...form, writerId: 3 }, empty.following).author).toBe('');
  });
});

describe('missingFields', () => {
  it('names title, content and category when they are empty', () => {
    expect(missingFields({ ...EMPTY_FORM, title: '  ', content: '<p>&nbsp;</p>' })).toEqual([
      'title',
      'content',
      'category',
    ]);
    expect(missingFields({ ...EMPTY_FORM, title: 'T', content: '<p>x</p>', category: 'Hormonen' })).toEqual([]);
  });

  it('accepts a picture as content', () => {
    expect(isBlankHtml('<img src="/assets/a.webp" alt="">')).toBe(false);
  });
});

describe('formFromArticle', () => {
  it('takes the default author for none, as in the form of a new article', () => {
    const article = { ...EMPTY_FORM, author: DEFAULT_AUTHOR, writerId: null } as unknown as AdminArticle;
    expect(formFromArticle(article).author).toBe('');
    expect(formFromArticle({ ...article, author: 'Saskia' }).author).toBe('Saskia');
  });
});
