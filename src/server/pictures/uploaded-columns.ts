import type { Context } from '../context.ts';
import { sql } from '../db/drizzle.ts';
import { images } from '../db/schema/images.ts';

/** The data of an upload beside its bytes. */
export type UploadDetails = {
  /** The file's name; undefined when it has none. */
  name?: string | undefined;
  /** The picture that the file replaces or is an edit of; without it, the upload is a picture of the library. */
  partOf?: string | undefined;
  alt?: string | undefined;
  width?: number;
  height?: number;
  bytes?: number;
};

/** The columns of a picture that is new to the store. */
export const columnsOfNewPicture = (
  { clock, actor }: Context,
  { name, alt, partOf, width, height, bytes }: UploadDetails,
) => ({
  uploadedAt: clock(),
  addedAt: clock(),
  ...(actor.kind === 'staff' && { uploadedBy: actor.staffId, uploadedByEmail: actor.email }),
  name: name ?? null,
  alt: alt ?? null,
  partOf: partOf ?? null,
  width: width ?? null,
  height: height ?? null,
  bytes: bytes ?? null,
});

/**
 * The columns of a picture that is stored already. What staff wrote stays, a picture in the bin comes back, and a file
 * of another picture becomes a picture of the library.
 */
export function columnsOfExistingPicture(context: Context, details: UploadDetails) {
  const { uploadedAt, ...given } = columnsOfNewPicture(context, details);
  const columns = { uploadedAt, deletedAt: null, ...missing(given) };
  if (details.partOf !== undefined) return columns;
  const wasFile = sql`${images.partOf} is not null`;
  return {
    ...columns,
    partOf: null,
    addedAt: sql`case when ${wasFile} or ${images.deletedAt} is not null then ${uploadedAt.toISOString()}::timestamptz else ${images.addedAt} end`,
    uploadedBy: sql`case when ${wasFile} then ${given.uploadedBy ?? null}::integer else ${images.uploadedBy} end`,
    uploadedByEmail: sql`case when ${wasFile} then ${given.uploadedByEmail ?? null} else ${images.uploadedByEmail} end`,
  };
}

/** Missing in pictures that are older than these columns, and in imports without them. */
const missing = ({ name, alt, width, height, bytes }: Omit<ReturnType<typeof columnsOfNewPicture>, 'uploadedAt'>) => ({
  name: sql`coalesce(${images.name}, ${name})`,
  alt: sql`coalesce(${images.alt}, ${alt})`,
  width: sql`coalesce(${images.width}, ${width}::integer)`,
  height: sql`coalesce(${images.height}, ${height}::integer)`,
  bytes: sql`coalesce(${images.bytes}, ${bytes}::integer)`,
});
