import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { markdownToHtml } from 'satteri';
import { z } from 'zod';
import { FIXED_CATEGORIES } from '../../../shared/categories.ts';
import { ArticleInput, ArticleType } from '../../../shared/contract/articles/articles.ts';
import { sampleValues } from '../../../shared/samples/sample-values.ts';
import { CommandError } from '../../errors/errors.ts';
import { checkSettings, parseYaml, readText } from './settings.ts';

/** The names of fields that still hold sample values; `npm run check:live` lists them. */
const voorbeelden = z.array(z.string()).default([]);

const StarterWriter = z.strictObject({
  name: z.string(),
  email: z.email(),
  bio: z.string().optional(),
  profileImage: z.string().optional(),
  voorbeelden,
});

const FrontMatter = z.strictObject({
  title: z.string().min(1),
  excerpt: z.string().optional(),
  category: z.enum(FIXED_CATEGORIES, `must be one of the 16 categories: ${FIXED_CATEGORIES.join(', ')}`),
  type: ArticleType,
  writer: z.string().optional(),
  author: z.string().optional(),
  tags: z.array(z.string()).default([]),
  image: z.string().startsWith('/assets/', 'must start with /assets/').optional(),
  imageAlt: z.string().optional(),
  videoUrl: z.url().optional(),
  seoTitle: z.string().optional(),
  seoDescription: z.string().optional(),
  publishedAt: z.iso.datetime({
    offset: true,
    error: 'must be a date with time and zone, such as 2026-03-12T08:30:00+01:00',
  }),
  voorbeelden,
});

export type StarterMagazine = {
  writers: Array<{ key: string } & Omit<z.output<typeof StarterWriter>, 'voorbeelden'>>;
  articles: Array<{ input: ArticleInput; writerKey: string | undefined; publishedAt: Date }>;
  /** Each as file, field and sample value, to be replaced before the magazine goes online. */
  samples: string[];
};

/** Reads content/magazine. Throws {@link CommandError} with file, field and remedy. */
export async function readStarterMagazine(folder: string): Promise<StarterMagazine> {
  const writersFile = join(folder, 'writers.yaml');
  const listed = checkSettings(
    writersFile,
    z.record(z.string(), StarterWriter),
    parseYaml(writersFile, await readText(writersFile)),
  );
  const writers = Object.entries(listed).map(([key, { voorbeelden, ...writer }]) => ({ key, ...writer }));
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const read = await Promise.all(files.map((name) => readArticle(join(folder, name), new Set(Object.keys(listed)))));
  const samples = [
    ...Object.entries(listed).flatMap(([key, writer]) =>
      sampleValues(writer).map((sample) => `${writersFile}: ${key}.${sample}`),
    ),
    ...read.flatMap(({ samples }) => samples),
  ];
  return { writers, articles: read.map(({ article }) => article), samples };
}

async function readArticle(file: string, writerKeys: Set<string>) {
  const [, yaml, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(await readText(file)) ?? [];
  if (yaml === undefined || body === undefined)
    throw new CommandError(`${file}: must start with a block of settings between two lines of ---; add it`);
  const settings = checkSettings(file, FrontMatter, parseYaml(file, yaml, 2));
  const { writer, publishedAt, voorbeelden, ...front } = settings;
  if (writer && !writerKeys.has(writer))
    throw new CommandError(`${file}: writer "${writer}" is not in writers.yaml; add it there or correct the name`);
  const input = checkSettings(file, ArticleInput, {
    ...front,
    slug: basename(file, '.md'),
    content: markdownToHtml(body).html,
    isPublished: true,
  });
  return {
    article: { input, writerKey: writer, publishedAt: new Date(publishedAt) },
    samples: sampleValues(settings).map((sample) => `${file}: ${sample}`),
  };
}
