import type { ArticleLanguage } from '../../shared/contract/articles/articles.ts';

type Props = { language: ArticleLanguage | undefined; title: string };

/** The title of an article among the words of the desk: screen readers read it aloud in its own language. */
export const ArticleTitle = ({ language = 'nl', title }: Props) => <span lang={language}>{title}</span>;
