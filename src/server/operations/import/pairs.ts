import { setPair } from '../../articles/pairs.ts';
import type { Context } from '../../context.ts';
import { eq, inArray } from '../../db/drizzle.ts';
import { articles, slugRedirects } from '../../db/schema/articles/articles.ts';
import { errorMessage } from '../../errors/error-message.ts';
import { DomainError } from '../../errors/errors.ts';
import type { SourceArticle } from './source-site.ts';

type Translated = Pick<SourceArticle, 'key' | 'title' | 'translations'>;
type Problem = { subject: string; message: string };

/**
 * Makes pairs of the articles that were translations of each other on the source site, also of one from an earlier run.
 * What staff have paired meanwhile stays.
 */
export async function importPairs(context: Context, sources: readonly Translated[]): Promise<Problem[]> {
  const groups = Map.groupBy(
    sources.filter(({ translations }) => translations),
    ({ translations }) => translations,
  );
  const problems: Problem[] = [];
  for (const group of groups.values()) {
    const imported = await context.db
      .select({ id: articles.id, language: articles.language })
      .from(slugRedirects)
      .innerJoin(articles, eq(articles.id, slugRedirects.articleId))
      .where(
        inArray(
          slugRedirects.slug,
          group.map(({ key }) => key),
        ),
      );
    const [dutch, ...otherDutch] = imported.filter(({ language }) => language === 'nl');
    const [english, ...otherEnglish] = imported.filter(({ language }) => language === 'en');
    const subject = group[0]?.title ?? '';
    if (!dutch || !english || otherDutch.length > 0 || otherEnglish.length > 0) {
      if (imported.length > 1) problems.push({ subject, message: NOT_PAIRED });
      continue;
    }
    await setPair(context, english.id, dutch.id).catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
      problems.push({ subject, message: errorMessage(error) });
    });
  }
  return problems;
}

const NOT_PAIRED =
  'had translations, which are no pair here: their texts are not one in Dutch and one in English; choose the pair in the editor';
