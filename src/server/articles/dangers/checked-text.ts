import type { Source } from '../../../shared/contract/articles/sources.ts';
import type { CheckedText, Language } from '../../../shared/text-check/document/document.ts';
import { articleText } from '../../../shared/text-check/document/from-article.ts';
import { blocksOfHtml } from '../../../shared/text-check/document/from-html.ts';
import type { Context } from '../../context.ts';
import { eq } from '../../db/drizzle.ts';
import { writers } from '../../db/schema/writers.ts';
import { picturesOf } from '../../pictures/shown/with-pictures.ts';

/** An article or one of its versions. */
export type ArticleTexts = {
  title: string;
  content: string;
  excerpt: string | null;
  category: string;
  author: string;
  writerId: number | null;
  type: string;
  language: Language;
  image: string | null;
  imageAlt: string | null;
  imageIsDecorative: boolean;
  seoTitle: string | null;
  seoDescription: string | null;
  tags: string[];
  sources: Source[];
};

/** An article with everything that readers see of it: also its writer, and what the library says of its pictures. */
export async function toCheckedText(context: Context, article: ArticleTexts): Promise<CheckedText> {
  const { name, bio, profileImage } = writers;
  const [writer = null] =
    article.writerId === null
      ? []
      : await context.db.select({ name, bio, profileImage }).from(writers).where(eq(writers.id, article.writerId));
  const pictures = await picturesOf(context, [{ ...article, writer }]);
  return articleText({ ...article, writer, pictures }, blocksOfHtml(article.content));
}
