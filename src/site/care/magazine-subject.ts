import { FIXED_CATEGORIES } from '../../shared/categories.ts';
import { paths } from '../../shared/paths.ts';
import type { SubjectCare } from './offered.ts';

/** Pages of care and the magazine belong together by `magazine` of their front matter: a category, or a word of tags. */
type MagazineSubject = string;
type Linked = { category: string; tags: readonly string[]; content: string };

const isCategory = (subject: MagazineSubject) => (FIXED_CATEGORIES as readonly string[]).includes(subject);

/** What the magazine has about a subject: its category, or what a search for the word finds. */
export const subjectQuery = (subject: MagazineSubject) =>
  isCategory(subject) ? { category: subject } : { search: subject };
export const subjectPath = (subject: MagazineSubject) =>
  `${paths.magazine}?${new URLSearchParams(subjectQuery(subject))}`;

/** Whether an article is about a subject; a search finds a word in passing too. */
const isAbout = (article: Pick<Linked, 'category' | 'tags'>, subject: MagazineSubject) =>
  isCategory(subject) ? article.category === subject : hasTag(article, subject);

/** The page of care that an article is about: one that its text links to, else by a tag, else by its category. */
export function careOfArticle(pages: readonly SubjectCare[], article: Linked): SubjectCare | undefined {
  return (
    pages.find(({ href }) => new RegExp(`href="${href}(?:[#?][^"]*)?"`).test(article.content)) ??
    pages.find(({ subject }) => subject && !isCategory(subject) && isAbout(article, subject)) ??
    pages.find(({ subject }) => subject && isAbout(article, subject))
  );
}

const hasTag = ({ tags }: Pick<Linked, 'tags'>, word: string) =>
  tags.some((tag) => tag.toLowerCase().split(/\s+/).includes(word.toLowerCase()));
