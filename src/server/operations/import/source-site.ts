/** What another system's export says, in one form whatever the system. Nothing in it is trusted or bounded yet. */
export type Source = {
  system: 'WordPress' | 'Ghost';
  writers: Map<string, SourceWriter>;
  categories: Map<string, { slug: string; description: string }>;
  articles: SourceArticle[];
  /** What the export holds and a magazine does not, by kind. */
  skipped: Map<string, number>;
};

export type SourceWriter = { name: string; email: string; bio: string; image: string };

export type SourceArticle = {
  /** Names it for ever, so that a second run knows it: never an address of ours, because it holds a slash. */
  key: string;
  title: string;
  slug: string;
  formerSlugs: string[];
  /** Where it stood; undefined when nobody can know. */
  address: string | undefined;
  html: string;
  excerpt: string;
  /** The first that fits becomes the category, the others tags. */
  categories: string[];
  tags: string[];
  writer: string | undefined;
  type: 'article' | 'video';
  isPublished: boolean;
  createdAt: Date;
  updatedAt: Date;
  publishedAt: Date | null;
  image: string;
  imageAlt: string;
  seoTitle: string;
  seoDescription: string;
  /** What a person should know of it. */
  notes: string[];
};

/** A time as exports write it, in UTC; undefined for none, and for WordPress's year nought. */
export function timeOf(text: string | null | undefined): Date | undefined {
  const stamp = text?.trim();
  if (!stamp || stamp.startsWith('0000')) return undefined;
  const time = new Date(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(stamp) ? `${stamp.replace(' ', 'T')}Z` : stamp);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

export function countUp(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}
