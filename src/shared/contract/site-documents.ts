import { z } from 'zod';
import { overridable } from './articles/dangers.ts';
import { endpoint } from './endpoint.ts';
import { Sentences } from './errors.ts';
import { coerceDigits, MAX_INTEGER, positiveInteger, requiredMoment } from './parameters.ts';

/** What readers see of a document: the file of the repository, or a version that stands in for it. */
const State = z.enum(['file', 'published']);

export const SiteDocument = z.object({
  /** Below content/: `kliniek.yaml`. */
  path: z.string(),
  title: z.string(),
  group: z.string(),
  state: State,
  /** Whether the newest version is a draft. */
  hasDraft: z.boolean(),
  /** When the next version becomes the one that readers see. */
  scheduledFor: z.iso.datetime().nullable(),
  changedAt: z.iso.datetime().nullable(),
  changedBy: z.string().nullable(),
  /** When somebody last published it, or said that it is still right. */
  confirmedAt: z.iso.datetime().nullable(),
  confirmedBy: z.string().nullable(),
  /** Whether To do asks after a while if it is still right. */
  isAsked: z.boolean(),
});
export type SiteDocument = z.infer<typeof SiteDocument>;

/** Whether visitors see what is published. */
export const SiteState = z.object({
  state: z.enum(['online', 'building', 'failed']),
  /** Since when it is so. */
  since: z.iso.datetime(),
  /** Why it failed, in Dutch. */
  problem: z.string().nullable(),
  /** How long it takes until visitors see what is published. */
  aboutSeconds: z.number().int(),
});
export type SiteState = z.infer<typeof SiteState>;

export const DocumentVersion = z.object({
  number: z.number().int(),
  createdAt: z.iso.datetime(),
  actor: z.string().nullable(),
  /** From when readers see it; null for a draft. */
  publishAt: z.iso.datetime().nullable(),
  restoredFrom: z.number().int().nullable(),
  isFile: z.boolean(),
});
export type DocumentVersion = z.infer<typeof DocumentVersion>;

type Json = z.infer<ReturnType<typeof z.json>>;

/** Deeper than any document; one without end would overflow the stack of whoever reads it. */
const MAX_DEPTH = 12;
const isShallow = (value: unknown, levels = MAX_DEPTH): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1)));

/** The content of a document as a form has it: placeholders such as `{telefoon}` are not filled in. */
export const DocumentContent = z.object({
  /** The fields of YAML or of the front matter. */
  fields: z.record(
    z.string(),
    z.custom<Json>((value) => isShallow(value), 'is nested too deeply'),
  ),
  /** The Markdown below the front matter; null for YAML. */
  body: z.string().max(200_000).nullable(),
});
export type DocumentContent = z.infer<typeof DocumentContent>;

/** The field `gecontroleerd` of a page about care: the key of the reviewer, the day, and that of the next review. */
export const CareReviewFields = z.strictObject({ door: z.string(), op: z.string(), volgende: z.string() });
export type CareReviewFields = z.infer<typeof CareReviewFields>;

const TeamMember = z.object({
  key: z.string(),
  name: z.string(),
  /** “arts (BIG-nummer 12345678901)”: what readers see behind the name. */
  title: z.string(),
  hasLeft: z.boolean(),
});

const DocumentReview = z.object({
  /** Whether the text that readers see is another than the one that was reviewed. */
  hasChanged: z.boolean(),
  /** The key under which the caller would review it; null with a refusal. */
  reviewer: z.string().nullable(),
  /** Why the caller may not review it; null when they may. */
  refusal: z.string().nullable(),
  /** Of the refusal. */
  sentences: Sentences,
});
export type DocumentReview = z.infer<typeof DocumentReview>;

export const DocumentDetail = SiteDocument.extend({
  /** Of the newest version, 0 for the file: saving states it. */
  number: z.number().int(),
  content: DocumentContent,
  /** What readers see now. */
  published: DocumentContent,
  /** JSON Schema of the fields. */
  schema: z.json(),
  /** What the placeholders of texts stand for, as readers see them: `telefoon`, `tarief:intake`. */
  facts: z.record(z.string(), z.string()),
  /** Whether this host can show the site with a draft in it. */
  canPreview: z.boolean(),
  /** Its medical review; null for a document that has none. */
  review: DocumentReview.nullable(),
  /** Who works and worked here, as readers know them. */
  team: z.array(TeamMember),
  /** Of the team: the documents that name somebody, by key. Empty for other documents. */
  namedOn: z.record(z.string(), z.array(z.object({ path: z.string(), title: z.string() }))),
  /** The newest first, at most 200. */
  versions: z.array(DocumentVersion),
});
export type DocumentDetail = z.infer<typeof DocumentDetail>;

export const BeforeOnline = z.object({
  /** `must`: false, or against the law. `should`: visitors miss it. `later`: the site can do without. */
  level: z.enum(['must', 'should', 'later']),
  /** What holds it: the title of a document, or what it is in the magazine. */
  title: z.string(),
  /** What staff call the field; empty for the whole. */
  name: z.string(),
  /** What stands there now; empty for nothing. */
  value: z.string(),
  /** What to do, in Dutch. */
  sentence: z.string(),
  /** Where staff do it. */
  href: z.string(),
});
export type BeforeOnline = z.infer<typeof BeforeOnline>;

const path = '/api/admin/site-documents';
const documentPath = z.string().max(200);

export const listSiteDocuments = endpoint({
  method: 'GET',
  path,
  access: 'magazine.read',
  status: 200,
  summary: 'The facts and pages of the clinic that staff change, and whether visitors see what is published.',
  response: z.object({ documents: z.array(SiteDocument), site: SiteState }),
});

export const listBeforeOnline = endpoint({
  method: 'GET',
  path: `${path}/before-online`,
  access: 'site.publish',
  status: 200,
  summary: 'What is still to be done before the site goes online, of what readers see now.',
  response: z.object({
    entries: z.array(BeforeOnline),
    /** Whether the pages ask search engines to stay away: as long as one of them holds what must be done. */
    isHidden: z.boolean(),
  }),
});

/** The number of a version; 0 for the file of the repository. */
const versionOrFile = (name: string) => z.int(`${name} must be a whole number`).min(0).max(MAX_INTEGER);

export const getSiteDocument = endpoint({
  method: 'GET',
  path: `${path}/document`,
  access: 'magazine.read',
  status: 200,
  summary: 'A document: its newest version, what readers see, and its history.',
  query: z.object({ path: documentPath, number: coerceDigits(versionOrFile('number')).optional() }),
  response: DocumentDetail,
});

export const saveSiteDocument = endpoint({
  method: 'PUT',
  path: `${path}/document`,
  access: 'site.write',
  status: 200,
  summary:
    'Adds a version: a draft, or one that readers see now or from a time on. 409 when somebody saved another meanwhile, 400 with the fields when the site cannot be made of it, 422 with the dangers that it would bring to readers without a reason.',
  body: z.object({
    path: documentPath,
    /** The version that was changed; 0 for the file. */
    basedOn: versionOrFile('basedOn'),
    /** Null goes back to the file of the repository. */
    content: DocumentContent.nullable(),
    publish: z.union([z.literal('no'), z.literal('now'), requiredMoment('publish')]),
    restoredFrom: versionOrFile('restoredFrom').nullable().default(null),
    ...overridable,
  }),
  response: DocumentDetail,
});

export const SitePreviewState = z.object({
  /** `ended`: after an hour, or after three others. */
  state: z.enum(['making', 'ready', 'failed', 'ended']),
  /** Why it failed, in Dutch. */
  problem: z.string().nullable(),
});
export type SitePreviewState = z.infer<typeof SitePreviewState>;

export const previewSiteDocument = endpoint({
  method: 'POST',
  path: `${path}/document/preview`,
  access: 'site.write',
  status: 200,
  summary:
    'Makes the site with a draft in it. Whoever has the address `href` can open it, once it is ready, for an hour. 400 with the fields when the site cannot be made of it.',
  body: z.object({ path: documentPath, content: DocumentContent }),
  response: z.object({ token: z.string(), href: z.string() }),
});

export const getSitePreview = endpoint({
  method: 'GET',
  path: `${path}/previews/:token`,
  access: 'site.write',
  status: 200,
  summary: 'Whether a preview of the site is ready.',
  params: z.object({ token: z.string().max(100) }),
  response: SitePreviewState,
});

export const confirmSiteDocument = endpoint({
  method: 'POST',
  path: `${path}/document/confirm`,
  access: 'site.publish',
  status: 200,
  summary: 'Says that what readers see of a document is still right.',
  body: z.object({ path: documentPath }),
  response: DocumentDetail,
});

export const reviewSiteDocument = endpoint({
  method: 'POST',
  path: `${path}/document/review`,
  access: 'articles.review',
  status: 200,
  summary:
    'Adds a version with the caller’s medical review of exactly this text, as a draft or published. 403 without a BIG number that the team has, 409 when somebody saved another text meanwhile.',
  body: z.object({
    path: documentPath,
    /** The version that was on the screen; 0 for the file. */
    basedOn: versionOrFile('basedOn'),
    /** The text that was read, with changes that are not saved yet. */
    content: DocumentContent,
    /** The day from which it must be reviewed again. */
    dueOn: z.iso.date('The next check must be a date'),
    publish: z.enum(['no', 'now']),
    ...overridable,
  }),
  response: DocumentDetail,
});

export const cancelSiteDocument = endpoint({
  method: 'POST',
  path: `${path}/document/cancel`,
  access: 'site.publish',
  status: 200,
  summary: 'Takes back the time of a version that readers do not see yet; it stays as a draft.',
  body: z.object({ path: documentPath, number: positiveInteger('number') }),
  response: DocumentDetail,
});
