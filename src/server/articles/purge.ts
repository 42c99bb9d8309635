import type { Context } from '../context.ts';
import { ARTICLES_TAG, articleTag } from '../http/public-cache.ts';

type Shown = { slug: string; isPublished: boolean };

/** A new public article: the lists change, and whoever asked for it before it was there asks again. */
export async function showNew({ cache }: Context, { slug }: Shown): Promise<void> {
  await cache.refresh([ARTICLES_TAG, articleTag(slug)]);
}

/** A change, whatever it was: what is public under either slug is made anew, what is no longer public goes at once. */
export async function showChange(context: Context, before: Shown, after: Shown): Promise<void> {
  const moved = before.slug !== after.slug;
  if (before.isPublished && (!after.isPublished || moved)) await hide(context, before);
  if (after.isPublished) await showNew(context, after);
}

export async function hide({ cache }: Context, { slug }: Shown): Promise<void> {
  await cache.remove([ARTICLES_TAG, articleTag(slug)]);
}
