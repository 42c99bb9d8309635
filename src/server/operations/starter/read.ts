import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { markdownToHtml } from 'satteri';
import { z } from 'zod';
import { FIXED_CATEGORIES } from '../../../shared/categories.ts';
import { ArticleInput, ArticleLanguage, ArticleType } from '../../../shared/contract/articles/articles.ts';
import type { PublicReview } from '../../../shared/contract/articles/reviews.ts';
import { SourcesInput } from '../../../shared/contract/articles/sources.ts';
import { dayInAmsterdam } from '../../../shared/dates/wall-time.ts';
import { factsFrom, sourceIdsOf, withSources } from '../../../shared/facts/facts.ts';
import { type Facts, fillIn, fillMarked, mark, refuseUnknownPlaceholders } from '../../../shared/facts/placeholders.ts';
import { type TeamMember, teamFrom } from '../../../shared/facts/team.ts';
import { divideMarkdown } from '../../../shared/facts/yaml.ts';
import type { writers } from '../../db/schema/writers.ts';
import { CommandError } from '../../errors/errors.ts';
import { checkSettings, parseYaml, readText } from './settings.ts';

/** The names of fields that still hold sample values; `npm run check:live` lists them. */
const voorbeelden = z.array(z.string()).default([]);

/** Every column of a writer, and with it every new one; a writer of a file is active. */
export type StarterWriterField = Exclude<keyof typeof writers.$inferSelect, 'id' | 'isActive'>;

const StarterWriter = z.strictObject({
  ...({
    name: z.string(),
    email: z.email(),
    registration: z.string().optional(),
    bio: z.string().optional(),
    profileImage: z.string().optional(),
  } satisfies Record<StarterWriterField, z.ZodType>),
  voorbeelden,
});

const day = z.iso.date('must be a date, such as 2026-03-12');

/** The medical review of an article: by a key of content/team.yaml, or, in an export, by name. */
const StarterReview = z
  .strictObject({
    by: z.union([z.string(), z.strictObject({ name: z.string(), profession: z.string(), bigNumber: z.string() })]),
    on: day.refine(
      (on) => on <= dayInAmsterdam(new Date()),
      'is in the future; fill in the day on which the text was reviewed',
    ),
    due: day,
  })
  .refine(({ on, due }) => due > on, { path: ['due'], error: 'must be after the day of the review' });

/** Every field of an article, and with it every new one, but what its file, folder or body says. */
export type ArticleSetting =
  | Exclude<keyof ArticleInput, 'slug' | 'content' | 'isPublished' | 'writerId'>
  | 'pair'
  | 'writer'
  | 'publishedAt'
  | 'review';

const FrontMatter = z.strictObject({
  ...({
    title: z.string().min(1),
    excerpt: z.string().optional(),
    category: z.enum(FIXED_CATEGORIES, `must be one of the 16 categories: ${FIXED_CATEGORIES.join(', ')}`),
    type: ArticleType,
    language: ArticleLanguage.optional(),
    /** The name of the file of the article about the same in the other language, without `.md`. */
    pair: z.string().optional(),
    writer: z.string().optional(),
    author: z.string().optional(),
    tags: z.array(z.string()).default([]),
    sources: SourcesInput,
    image: z.string().startsWith('/assets/', 'must start with /assets/').optional(),
    imageAlt: z.string().optional(),
    imageIsDecorative: z.boolean().optional(),
    videoUrl: z.url().optional(),
    seoTitle: z.string().optional(),
    seoDescription: z.string().optional(),
    publishedAt: z.iso
      .datetime({ offset: true, error: 'must be a date with time and zone, such as 2026-03-12T08:30:00+01:00' })
      .refine(
        (at) => new Date(at) <= new Date(),
        'is in the future; fill in a past moment, or schedule the article in the admin area',
      ),
    review: StarterReview.optional(),
  } satisfies Record<ArticleSetting, z.ZodType>),
  voorbeelden,
});

export type StarterMagazine = {
  writers: Array<{ key: string } & Omit<z.output<typeof StarterWriter>, 'voorbeelden'>>;
  articles: Array<{
    input: ArticleInput;
    writerKey: string | undefined;
    pair: string | undefined;
    publishedAt: Date;
    review: PublicReview | undefined;
  }>;
};

const SITE = fileURLToPath(new URL('../../../..', import.meta.url));

/** Reads content/magazine, with the clinic's facts filled in. Throws {@link CommandError} with file, field and remedy. */
export async function readStarterMagazine(folder: string): Promise<StarterMagazine> {
  const facts = factsFrom((path) => readFileSync(join(SITE, path), 'utf8'));
  const team = teamFrom(readFileSync(join(SITE, 'content/team.yaml'), 'utf8'));
  const writersFile = join(folder, 'writers.yaml');
  const writersYaml = await readText(writersFile);
  refuseUnknownPlaceholders(writersFile, writersYaml, facts, CommandError);
  const listed = checkSettings(
    writersFile,
    z.record(z.string(), StarterWriter),
    parseFilledIn(writersFile, writersYaml, facts),
  );
  const writers = Object.entries(listed).map(([key, { voorbeelden: _, ...writer }]) => ({ key, ...writer }));
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const articles = await Promise.all(
    files.map((name) => readArticle(join(folder, name), new Set(Object.keys(listed)), facts, team)),
  );
  refuseUnfitPairs(folder, articles);
  return { writers, articles };
}

function refuseUnfitPairs(folder: string, articles: StarterMagazine['articles']): void {
  const bySlug = new Map(articles.map((article) => [article.input.slug, article]));
  for (const { input, pair } of articles) {
    const other = pair === undefined ? undefined : bySlug.get(pair);
    const isFit = other && other.input.language !== input.language && [undefined, input.slug].includes(other.pair);
    if (pair !== undefined && !isFit)
      throw new CommandError(
        `${join(folder, `${input.slug}.md`)}: pair "${pair}" must be the file of an article in the other language that names no other pair; correct the name`,
      );
  }
}

const parseFilledIn = (file: string, yaml: string, facts: Facts, firstLine?: number): unknown =>
  fillMarked(parseYaml(file, mark(yaml), firstLine), facts);

async function readArticle(file: string, writerKeys: Set<string>, facts: Facts, team: ReadonlyMap<string, TeamMember>) {
  const text = await readText(file);
  const bodyFacts = withSources(facts, sourceIdsOf(text), (id) => `<sup data-source="${id}"></sup>`);
  refuseUnknownPlaceholders(file, text, bodyFacts, CommandError);
  const { front: yaml, body } = divideMarkdown(text);
  if (yaml === undefined)
    throw new CommandError(`${file}: must start with a block of settings between two lines of ---; add it`);
  refuseUnknownPlaceholders(file, `\n${yaml}`, facts, CommandError);
  const settings = checkSettings(file, FrontMatter, parseFilledIn(file, yaml, facts, 2));
  const { writer, publishedAt, review, pair, voorbeelden: samples, ...front } = settings;
  if (writer && !writerKeys.has(writer))
    throw new CommandError(`${file}: writer "${writer}" is not in writers.yaml; add it there or correct the name`);
  const input = checkSettings(file, ArticleInput, {
    ...front,
    slug: basename(file, '.md'),
    // The line of the closing fence is not one of the code.
    content: markdownToHtml(fillIn(body, bodyFacts)).html.replaceAll('\n</code></pre>', '</code></pre>'),
    isPublished: true,
  });
  return {
    input,
    writerKey: writer,
    pair,
    publishedAt: new Date(publishedAt),
    review: review && reviewFrom(file, review, { team, isSample: samples.includes('review') }),
  };
}

function reviewFrom(
  file: string,
  { by, on, due }: z.output<typeof StarterReview>,
  { team, isSample }: { team: ReadonlyMap<string, TeamMember>; isSample: boolean },
): PublicReview | undefined {
  const reviewer = typeof by === 'string' ? team.get(by) : by;
  if (!reviewer)
    throw new CommandError(`${file}: review.by "${by}" is not in content/team.yaml; add it there or correct the name`);
  if ('mayReview' in reviewer && !reviewer.mayReview)
    throw new CommandError(
      `${file}: review.by "${by}" has no BIG-nummer in content/team.yaml; choose somebody who has`,
    );
  const { name, profession, bigNumber } = reviewer;
  // Readers would take a sample for somebody who read the text.
  if (isSample || !bigNumber || ('isSample' in reviewer && reviewer.isSample)) return undefined;
  return { name, profession, bigNumber, reviewedOn: on, dueOn: due };
}
