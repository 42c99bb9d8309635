import { instantsOf } from '../../../shared/dates/wall-time.ts';
import type { Element } from '../../../shared/rich-text/conversion/tree.ts';

/** The content of another system's export, in one format for all systems. Nothing in it is validated yet. */
export type SourceSite = {
  system: 'WordPress' | 'Ghost';
  /** By the export's own key. */
  writers: Map<string, SourceWriter>;
  /** By name. */
  categories: Map<string, { slug: string; description: string }>;
  articles: SourceArticle[];
  /** The number of items that cannot be imported, by type. */
  skipped: Map<string, number>;
};

export type SourceWriter = { name: string; email: string; bio: string; image: string };

/** A body as the source site shows it, read but not converted. */
export type SourceBody = {
  root: Element;
  /** The notes that the site keeps beside the text, as HTML by id. */
  footnotes: ReadonlyMap<string, string>;
  notes: readonly string[];
  /** It has parts that not everybody may read. */
  isPrivate?: boolean;
};

export type SourceArticle = {
  /** Identifies the article in later imports. Contains a slash, so it never equals a slug of this site. */
  key: string;
  title: string;
  slug: string;
  /** The same for the article and its translations. */
  translations?: string | undefined;
  formerSlugs: string[];
  /** The full address on the source site, if the export has it. */
  address: string | undefined;
  /** Throws for a body without measure. */
  readBody: () => SourceBody;
  excerpt: string;
  /** The first that matches a category of this site becomes the category, the others become tags. */
  categories: string[];
  tags: string[];
  /** The key of a writer. */
  writer: string | undefined;
  type: 'article' | 'video';
  isPublished: boolean;
  createdAt: Date;
  updatedAt: Date;
  publishedAt: Date | null;
  /** When the source site would have published this draft. */
  scheduledFor?: Date | undefined;
  image: string;
  imageAlt: string;
  seoTitle: string;
  seoDescription: string;
  /** Messages for the operator about what the import changed or left out. */
  notes: string[];
};

/** Parses a UTC time of an export; undefined for none, and for WordPress's year zero. */
export function parseTime(text: string | null | undefined): Date | undefined {
  const timestamp = text?.trim();
  if (!timestamp || timestamp.startsWith('0000')) return undefined;
  const isSqlFormat = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(timestamp);
  const time = new Date(isSqlFormat ? `${timestamp.replace(' ', 'T')}Z` : timestamp);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** A time of the site’s own clock, which exports do not name: that of the clinic. Undefined as for {@link parseTime}. */
export function parseLocalTime(text: string): Date | undefined {
  const [, day, minute, seconds] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d):(\d\d)$/.exec(text) ?? [];
  const [instant] = day && !day.startsWith('0000') ? instantsOf(`${day}T${minute}`) : [];
  return instant ? new Date(instant.getTime() + Number(seconds) * 1000) : parseTime(text);
}

/** Counted among the skipped, beside the types. */
export const IN_THE_BIN = 'in the bin';

/** An article here has one writer. */
export const furtherWritersNote = (names: readonly string[]): string =>
  `was also written by ${names.join(', ')}: an article has one writer, name the others in its text`;

export function increment(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
