import { z } from 'zod';
import { PICTURE_MAX_LENGTH, PICTURES_PAGE_SIZE } from '../../constants.ts';
import { ArticleLanguage } from '../articles/articles.ts';
import { overridable } from '../articles/dangers.ts';
import { endpoint } from '../endpoint.ts';
import { pageFields } from '../lists.ts';
import { MAX_INTEGER, pageParams, unlessAll } from '../parameters.ts';

/** Applied in this order: quarter turns clockwise, then the crop. */
export const PictureEdits = z.object({
  turns: z.number().int().min(0).max(3),
  /** Fractions of the rotated picture, from its left and top. */
  crop: z
    .object({
      x: z.number().min(0).max(1),
      y: z.number().min(0).max(1),
      width: z.number().min(0.05, 'Keep at least a twentieth of the width').max(1),
      height: z.number().min(0.05, 'Keep at least a twentieth of the height').max(1),
    })
    .refine(
      ({ x, y, width, height }) => x + width <= 1.0001 && y + height <= 1.0001,
      'The crop ends outside the picture',
    )
    .nullable(),
});
export type PictureEdits = z.infer<typeof PictureEdits>;

export const PictureHash = z.string().regex(/^[0-9a-f]{32}$/, 'This is not the name of a picture');
export const PictureParams = z.object({ hash: PictureHash });

export const Picture = z.object({
  /** Its permanent name in addresses. */
  hash: z.string(),
  /** The address that articles refer to. */
  address: z.string(),
  /** The small size of the shown file: the replacement, with its edits. */
  thumbnail: z.string(),
  name: z.string().nullable(),
  /** Size of the shown file; null until it is measured. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** Bytes of the three sizes together. */
  bytes: z.number().int().nullable(),
  addedAt: z.iso.datetime(),
  /** Null for pictures that are older than the library, and imported ones. */
  uploadedBy: z.string().nullable(),
  alt: z.string().nullable(),
  caption: z.string().nullable(),
  credit: z.string().nullable(),
  /** Per cent from the left and the top of the shown picture. */
  focalX: z.number().int(),
  focalY: z.number().int(),
  isUsed: z.boolean(),
  /** The version of the entry, which a change is based on. */
  version: z.number().int(),
});
export type Picture = z.infer<typeof Picture>;

const PICTURE_FILTERS = ['unused', 'undescribed', 'mine'] as const;

export const PicturePage = z.object({
  pictures: z.array(Picture),
  ...pageFields,
});
export type PicturePage = z.infer<typeof PicturePage>;

const PictureUse = z.object({
  /**
   * `history`: earlier versions and draft changes of an article; `document`: facts and pages of the clinic; `picture`: one
   * that this file replaced.
   */
  kind: z.enum(['article', 'history', 'document', 'writer', 'account', 'picture']),
  /** Id of the article, writer or account; null for a document and a picture. */
  id: z.number().int().nullable(),
  /** Of the document. */
  path: z.string().nullable(),
  /** Title or name. */
  title: z.string(),
  /** Of the article. */
  language: ArticleLanguage.nullable(),
  /** Number of versions, for `history` and `document`. */
  count: z.number().int(),
  /** Of an article, or a document that visitors see with it, or will at a time that is set. */
  isPublished: z.boolean(),
  isInBin: z.boolean(),
});
export type PictureUse = z.infer<typeof PictureUse>;

export const PictureDetails = Picture.extend({
  edits: PictureEdits.nullable(),
  /** The large size of the shown file. */
  shown: z.string(),
  /** The same without edits: the source of every edit. */
  unedited: z.string(),
  isReplaced: z.boolean(),
  /** The first uses, articles first. */
  uses: z.array(PictureUse),
  usesTotal: z.number().int(),
  /** Where it would be missing if it were removed for good: also where it stands in place of another picture. */
  placedIn: z.object({
    articles: z.number().int(),
    /** Documents of the clinic, also earlier versions. */
    documents: z.number().int(),
    /** Versions in histories and draft changes, also of these articles. */
    versions: z.number().int(),
    /** Profiles of writers and accounts. */
    profiles: z.number().int(),
  }),
  mayChange: z.boolean(),
  /** Whether the user may remove it for good. */
  mayRemove: z.boolean(),
});
export type PictureDetails = z.infer<typeof PictureDetails>;

const version = z.number('The version is required').int().positive().max(MAX_INTEGER);
const text = (max: number, label: string) =>
  z
    .string()
    .trim()
    .max(max, `${label} can be at most ${max} characters`)
    .nullable()
    .transform((value) => value || null)
    .optional();
const percent = z.number().int().min(0).max(100).optional();

/** Omitted fields do not change. */
export const PictureInput = z.object({
  version,
  name: text(PICTURE_MAX_LENGTH.name, 'Name'),
  alt: text(PICTURE_MAX_LENGTH.alt, 'Alt text'),
  caption: text(PICTURE_MAX_LENGTH.caption, 'Caption'),
  credit: text(PICTURE_MAX_LENGTH.credit, 'Credit'),
  focalX: percent,
  focalY: percent,
});
export type PictureInput = z.output<typeof PictureInput>;

const ReplaceInput = z.object({ version, by: PictureHash });

const path = '/api/admin/pictures';

export const listPictures = endpoint({
  method: 'GET',
  path,
  access: 'articles.write-own',
  status: 200,
  summary: 'The picture library, newest first; searches names, alt texts, captions and credits.',
  query: z.object({
    ...pageParams(PICTURES_PAGE_SIZE),
    search: z.string().trim().max(200, 'search can be at most 200 characters').default(''),
    filter: z.preprocess(unlessAll, z.enum(PICTURE_FILTERS, 'filter must be unused, undescribed or mine').optional()),
  }),
  response: PicturePage,
});

export const getPicture = endpoint({
  method: 'GET',
  path: `${path}/:hash`,
  access: 'articles.write-own',
  status: 200,
  summary: 'A picture with what uses it: articles, their versions, writers, accounts.',
  params: PictureParams,
  response: PictureDetails,
});

export const changePicture = endpoint({
  method: 'PATCH',
  path: `${path}/:hash`,
  access: 'articles.write-own',
  status: 200,
  summary:
    'Changes the texts of a picture, or its focal point; 409 when it has changed since, 422 for a danger that readers would see, without a reason.',
  params: PictureParams,
  body: PictureInput.extend(overridable),
  response: PictureDetails,
});

export const replacePicture = endpoint({
  method: 'POST',
  path: `${path}/:hash/replace`,
  access: 'articles.write-own',
  status: 200,
  summary:
    'Shows an uploaded file in place of a picture wherever it is used; resets its crop and focal point. 409 when it has changed since.',
  params: PictureParams,
  body: ReplaceInput,
  response: PictureDetails,
});
