import type {
  BeforeOnline,
  CareReviewFields,
  DocumentContent,
  SitePreviewState,
  SiteState,
} from '../../shared/contract/site-documents.ts';
import type { KnownSample } from '../../shared/samples/known-samples.ts';
import type { CheckedText, Place } from '../../shared/text-check/document/document.ts';
import type { Context } from '../context.ts';
import { desc, eq } from '../db/drizzle.ts';
import { documentVersions } from '../db/schema/document-versions.ts';
import { DomainError } from '../errors/errors.ts';
import type { currentEdition, SiteEdition } from './published.ts';
import type { Problem } from './refusals.ts';

/* What the host gives the server: content/ as it reads it, and the making of the site. */

export type Kind = { path: string; group: string /** Whether it can have a medical review. */; isReviewed: boolean };

/** content/, as the host reads it (src/content/site-content.ts); texts are whole files. */
export type SiteContent = {
  documents: () => Kind[];
  /** The file of the repository. */
  original: (path: string) => string;
  /** Whether this file was made of this version by `npm run content`, so that the file counts (src/content/pulled.ts). */
  holds: Parameters<typeof currentEdition>[1]['holds'];
  titleOf: (path: string, text: string) => string;
  toForm: (path: string, text: string) => DocumentContent;
  /** The text with what the form changed. Throws when it cannot be written. */
  fromForm: (path: string, text: string, form: DocumentContent) => string;
  /** The text `into` with what was changed between the two others; undefined where it has the same otherwise. */
  withChange: (path: string, texts: { before: string; after: string; into: string }) => string | undefined;
  /** JSON Schema of the fields. */
  schemaOf: (path: string) => unknown;
  /** After how many days To do asks whether it is still right; undefined for what nobody needs to confirm. */
  daysUntilAsked: (path: string, text: string) => number | undefined;
  /** Without what has ended, such as a notice. */
  withoutPassed: Parameters<typeof currentEdition>[1]['withoutPassed'];
  /** What is wrong with a change, though not with the document. `team` is the text of team.yaml. */
  problemsOfChange: (change: {
    path: string;
    before: string;
    after: string;
    now: Date;
    publishAt: Date;
    team: string;
  }) => Problem[];
  /** The document as the check of texts reads it, and the field in which a place of it is. */
  checkedText: (path: string, text: string) => { text: CheckedText; fieldOf: (place: Place) => string };
  /** What a page says of its medical review, and what the reviewer read: equal texts were read the same. */
  reviewedPart: (path: string, text: string) => { review: CareReviewFields | null; read: string };
  withReview: (form: DocumentContent, review: CareReviewFields) => DocumentContent;
  /** What placeholders stand for when these documents stand in for files. */
  facts: (documents: ReadonlyMap<string, string>) => Record<string, string>;
  /** The address of the page that shows a document. */
  pageOf: (path: string) => string | undefined;
  /** The keys of the people of the team whom a document names. */
  namedIn: (path: string, text: string) => string[];
  /** The pictures of the library that it shows, each with its field. */
  libraryPicturesIn: (path: string, text: string) => Array<{ field: string; hash: string }>;
  /** What is still to be done before it goes online, when these documents stand in for files. `path` is of a document. */
  beforeOnline: (
    documents: ReadonlyMap<string, string>,
    now: Date,
  ) => Array<Omit<BeforeOnline, 'title' | 'href'> & { path: string; field: string }>;
  /** The values of a new site that are false in any text, given the text of kliniek.yaml. */
  unwantedSamples: (clinic: string) => readonly KnownSample[];
  /** What is wrong with the site when these documents stand in for files, in Dutch. */
  problemsWith: (documents: ReadonlyMap<string, string>) => Promise<Problem[]>;
};

/** Makes the site of what is published. */
export type PublishedSite = {
  content: SiteContent;
  state: () => Promise<SiteState>;
  /** Looks for something new to make the site of. */
  follow: () => Promise<void>;
  /** Undefined where a draft cannot be shown, as on Vercel. */
  previews?: SitePreviews;
};

export type SitePreviews = {
  /** Makes the site with a draft of this document; returns the secret in its address. */
  begin: (edition: SiteEdition, path: string) => string;
  stateOf: (token: string) => SitePreviewState;
};

export type Version = typeof documentVersions.$inferSelect;

/** The text of a version; that of the file without one, when it goes back to it, or when the file was made of it. */
export const textOf = (content: SiteContent, path: string, version: Version | undefined): string =>
  version?.text == null || content.holds(version) ? content.original(path) : version.text;

export async function newestOf({ db }: Pick<Context, 'db'>, path: string): Promise<Version | undefined> {
  const [newest] = await db
    .select()
    .from(documentVersions)
    .where(eq(documentVersions.path, path))
    .orderBy(desc(documentVersions.number))
    .limit(1);
  return newest;
}

export function requireKind(content: SiteContent, path: string): Kind {
  const kind = content.documents().find((one) => one.path === path);
  if (!kind) throw new DomainError('not-found', 'There is no such document.');
  return kind;
}

export function requireSite({ publishedSite }: Context): PublishedSite {
  if (publishedSite) return publishedSite;
  throw new DomainError(
    'unavailable',
    'The facts and pages of the clinic cannot be changed here: this host cannot build the site. The guide for the host says what it needs.',
  );
}
