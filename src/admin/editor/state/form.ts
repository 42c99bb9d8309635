import type { AdminArticle, ArticleInput, ArticleType } from '../../../shared/contract/articles.ts';
import { slugify } from '../../../shared/slug.ts';

/** What the editor's fields hold; empty text where the article has none. */
export type ArticleForm = {
  title: string;
  slug: string;
  content: string;
  excerpt: string;
  category: string;
  type: ArticleType;
  /** Empty: the clinic's default editor (§3). */
  author: string;
  writerId: number | null;
  isPublished: boolean;
  image: string;
  imageAlt: string;
  videoUrl: string;
  seoTitle: string;
  seoDescription: string;
  tags: string[];
};

export const EMPTY_FORM: ArticleForm = {
  title: '',
  slug: '',
  content: '',
  excerpt: '',
  category: '',
  type: 'article',
  author: '',
  writerId: null,
  isPublished: false,
  image: '',
  imageAlt: '',
  videoUrl: '',
  seoTitle: '',
  seoDescription: '',
  tags: [],
};

export function formFromArticle(article: AdminArticle): ArticleForm {
  return {
    title: article.title,
    slug: article.slug,
    content: article.content,
    excerpt: article.excerpt ?? '',
    category: article.category,
    type: article.type,
    author: article.author,
    writerId: article.writerId,
    isPublished: article.isPublished,
    image: article.image ?? '',
    imageAlt: article.imageAlt ?? '',
    videoUrl: article.videoUrl ?? '',
    seoTitle: article.seoTitle ?? '',
    seoDescription: article.seoDescription ?? '',
    tags: article.tags,
  };
}

/** The full object of §7. A slug that only follows the title is left to the server, which knows what is taken. */
export const articleInput = (form: ArticleForm, follows: Following): ArticleInput => ({
  ...form,
  slug: follows.slug ? '' : form.slug,
});

/** Which fields follow the title: those that were empty, until somebody writes in them (§4). */
export type Following = { slug: boolean; seoTitle: boolean };

export const initialFollowing = ({ slug, seoTitle }: ArticleForm): Following => ({
  slug: slug === '',
  seoTitle: seoTitle === '',
});

/** The form after a change to one field, with the fields that follow the title. */
export function changed<Name extends keyof ArticleForm>(
  before: { form: ArticleForm; follows: Following },
  name: Name,
  value: ArticleForm[Name],
): { form: ArticleForm; follows: Following } {
  const form = { ...before.form, [name]: value };
  if (name === 'title') {
    if (before.follows.slug) form.slug = slugify(form.title);
    if (before.follows.seoTitle) form.seoTitle = form.title;
    return { form, follows: before.follows };
  }
  if (name === 'slug' || name === 'seoTitle') {
    return { form, follows: { ...before.follows, [name]: value === '' } };
  }
  return { form, follows: before.follows };
}

/** The names of the required fields that are empty (§5), in the order of the page. */
export function missingFields(form: ArticleForm): ('title' | 'content' | 'category')[] {
  const isEmpty = { title: !form.title.trim(), content: isBlankHtml(form.content), category: !form.category };
  return (['title', 'content', 'category'] as const).filter((name) => isEmpty[name]);
}

/** Whether a body has neither words nor a picture. */
export function isBlankHtml(html: string): boolean {
  return !/<img\s/i.test(html) && !html.replace(/<[^>]*>|&nbsp;|\s/g, '');
}
