import { DEFAULT_AUTHOR } from '../../../shared/constants.ts';
import type { AdminArticle, ArticleInput, ArticleType } from '../../../shared/contract/articles/articles.ts';
import { slugOfTitle } from '../../../shared/text/text.ts';
import type { Language } from '../../../shared/text-check/document/document.ts';
import { type SourceForm, sourceForm, sourceInput } from '../sources/source-form.ts';

/** The editor's fields. Empty strings stand for null. */
export type ArticleForm = {
  title: string;
  slug: string;
  content: string;
  excerpt: string;
  category: string;
  type: ArticleType;
  language: Language;
  /** Empty for the clinic's default author. */
  author: string;
  writerId: number | null;
  isPublished: boolean;
  image: string;
  imageAlt: string;
  imageIsDecorative: boolean;
  videoUrl: string;
  seoTitle: string;
  seoDescription: string;
  tags: string[];
  sources: SourceForm[];
};

export const EMPTY_FORM: ArticleForm = {
  title: '',
  slug: '',
  content: '',
  excerpt: '',
  category: '',
  type: 'article',
  language: 'nl',
  author: '',
  writerId: null,
  isPublished: false,
  image: '',
  imageAlt: '',
  imageIsDecorative: false,
  videoUrl: '',
  seoTitle: '',
  seoDescription: '',
  tags: [],
  sources: [],
};

/** The fields of an article or of one of its versions. */
export function formFromArticle(article: Pick<AdminArticle, keyof ArticleForm>): ArticleForm {
  return {
    title: article.title,
    slug: article.slug,
    content: article.content,
    excerpt: article.excerpt ?? '',
    category: article.category,
    type: article.type,
    language: article.language,
    author: article.writerId === null && article.author === DEFAULT_AUTHOR ? '' : article.author,
    writerId: article.writerId,
    isPublished: article.isPublished,
    image: article.image ?? '',
    imageAlt: article.imageAlt ?? '',
    imageIsDecorative: article.imageIsDecorative,
    videoUrl: article.videoUrl ?? '',
    seoTitle: article.seoTitle ?? '',
    seoDescription: article.seoDescription ?? '',
    tags: article.tags,
    sources: article.sources.map(sourceForm),
  };
}

/**
 * The request body of a save. The slug stays empty while it follows the title: the server then generates a free one. So
 * does the author of a writer's article: the name here may be older than the writer's.
 */
export const articleInput = (form: ArticleForm, following: Following): ArticleInput => ({
  ...form,
  slug: following.slug ? '' : form.slug,
  author: form.writerId === null ? form.author : '',
  sources: form.sources.map(sourceInput),
});

/**
 * The fields that follow the title: those that started empty, until the user types in them (docs/product.md#article).
 */
export type Following = { slug: boolean; seoTitle: boolean };

export const initialFollowing = ({ slug, seoTitle }: ArticleForm): Following => ({
  slug: slug === '',
  seoTitle: seoTitle === '',
});

/** Of text that was stored before a save: what the title filled in goes on following it. */
export const followingOfStored = (form: ArticleForm, saved: ArticleForm): Following => ({
  slug: form.slug === '' || (saved.slug === '' && form.slug === slugOfTitle(form.title)),
  seoTitle: form.seoTitle === '' || (saved.seoTitle === '' && form.seoTitle === form.title),
});

type FormState = { form: ArticleForm; following: Following };

/** The form after a change to one field; a new title updates the fields that follow it. */
export function withField<Name extends keyof ArticleForm>(
  { form: before, following }: FormState,
  name: Name,
  value: ArticleForm[Name],
): FormState {
  const form = { ...before, [name]: value };
  if (name === 'title') {
    if (following.slug) form.slug = slugOfTitle(form.title);
    if (following.seoTitle) form.seoTitle = form.title;
    return { form, following };
  }
  if (name === 'slug' || name === 'seoTitle') {
    return { form, following: { ...following, [name]: value === '' } };
  }
  return { form, following };
}

/** The required fields that are empty, in the order of the page. */
export function missingFields(form: ArticleForm): ('title' | 'content' | 'category')[] {
  const isEmpty = { title: !form.title.trim(), content: isBlankHtml(form.content), category: !form.category };
  return (['title', 'content', 'category'] as const).filter((name) => isEmpty[name]);
}

/** Whether a body has neither text nor a picture. */
export function isBlankHtml(html: string): boolean {
  return !/<img\s/i.test(html) && !html.replace(/<[^>]*>|&nbsp;|\s/g, '');
}
