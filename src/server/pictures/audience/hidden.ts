import { resolvePreviewLink } from '../../articles/preview-links/resolve.ts';
import { type Actor, asVisitor, type Context } from '../../context.ts';
import { allows } from '../../permissions.ts';
import { hashInFileName } from '../file-names.ts';
import { picturesOf } from '../shown/with-pictures.ts';
import { findAudience } from './find-audience.ts';

type Asking = { actor: () => Promise<Actor>; preview: string | undefined };

/**
 * Whether this person may have a file that readers do not get: staff may, and so may the reader of a preview that shows
 * it.
 */
export async function mayHaveHidden(context: Context, hash: string, { actor, preview }: Asking): Promise<boolean> {
  if ((await findAudience(context, hash)) === 'nobody') return false;
  if (preview !== undefined && (await isInPreview(context, preview, hash))) return true;
  const asking = await actor();
  const isBlocked = asking.kind === 'staff' && asking.requiredAction !== undefined;
  return !isBlocked && allows(asking, 'magazine.read');
}

async function isInPreview(context: Context, token: string, hash: string): Promise<boolean> {
  const visitor = asVisitor(context);
  const resolved = await resolvePreviewLink(visitor, token);
  if (resolved.status !== 'found') return false;
  const shown = Object.values(await picturesOf(visitor, [resolved.article]));
  return shown.some(({ src }) => hashInFileName(src.split('/').at(-1) ?? '') === hash);
}
