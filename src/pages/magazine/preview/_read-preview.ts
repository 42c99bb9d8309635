import type { AstroGlobal } from 'astro';
import { logPageError } from '../../../build/runtime/page-log.ts';
import type { MissingPreview } from '../../../magazine/preview/missing-preview.ts';
import { type Preview, previewForStaff, resolvePreviewLink } from '../../../server/articles/preview-links/resolve.ts';
import { type Actor, asVisitor, type Context, languageOf } from '../../../server/context.ts';
import type { Dependencies } from '../../../server/dependencies.ts';
import { DomainError } from '../../../server/errors/errors.ts';
import { inPreview } from '../../../server/pictures/shown.ts';
import { cookieOf } from '../../../server/session-cookie-names.ts';
import { readSession, SESSION_SECONDS } from '../../../server/staff/session.ts';
import { IdParams } from '../../../shared/contract/parameters.ts';
import dutch from '../../../shared/errors/nl.ts';
import { sayInDutch } from '../../../shared/errors/sentence.ts';
import { paths } from '../../../shared/paths.ts';
import type { Language } from '../../../shared/words/words.ts';
import { type CompleteItem, completeItem } from '../_complete-item.ts';

export type FoundPreview = CompleteItem & {
  status: 'found';
  of: Preview['of'];
  savedAt: Date;
  /** When the link expires; undefined for staff, who need no link. */
  expiresAt?: Date;
};
/** With the language of the person, when staff are logged in. */
export type PreviewResult = (FoundPreview | MissingPreview) & { language?: Language };
/** Opens the dependencies. When that fails, the preview is unavailable. */
type Open = () => Promise<Dependencies>;
type Read = PreviewResult | { status: 'moved'; to: string };

/** Reads the preview of /magazine/preview/{token}. */
export const readSharedPreview = (page: AstroGlobal, open: Open) =>
  readSafely(page, open, 'visitor', async (dependencies) => {
    const context = asVisitor(dependencies);
    const token = page.params['token'] ?? '';
    const resolved = await resolvePreviewLink(context, token);
    if (resolved.status === 'moved') return { status: 'moved', to: paths.magazineItem(resolved.to) };
    if (resolved.status !== 'found') return { ...resolved, for: 'visitor' };
    const found = await complete(context, resolved);
    const item = { ...found.item, pictures: inPreview(found.item.pictures, token) };
    return { ...found, item, expiresAt: resolved.expiresAt };
  });

/** Reads what was saved last of /magazine/preview/article/{id}, for staff. */
export const readStaffPreview = (page: AstroGlobal, open: Open) =>
  readSafely(page, open, 'staff', async (dependencies) => {
    const context = { ...dependencies, actor: await readActor(dependencies, page) };
    const language = languageOf(context);
    const params = IdParams.safeParse(page.params);
    // Also checks the session for impossible addresses, so that visitors learn nothing from the response.
    const loaded = await previewForStaff(context, params.data?.id ?? 0).catch((error: unknown) =>
      refused(error, language),
    );
    if (loaded.status === 'published') return { status: 'moved', to: paths.magazineItem(loaded.article) };
    if (loaded.status === 'refused') return { ...loaded, language };
    return loaded.status === 'found'
      ? { ...(await complete(context, loaded)), language }
      : { ...loaded, for: 'staff', language };
  });

async function complete(context: Context, { article, of, savedAt }: Preview): Promise<FoundPreview> {
  return { status: 'found', ...(await completeItem(context, article)), of, savedAt };
}

async function readSafely(
  page: AstroGlobal,
  open: Open,
  reader: 'staff' | 'visitor',
  read: (dependencies: Dependencies) => Promise<Read>,
): Promise<Read> {
  try {
    return await read(await open());
  } catch (error) {
    if (error instanceof DomainError && error.code === 'unauthenticated') return { status: 'refused' };
    page.response.headers.set('x-request-id', logPageError(page, error));
    return { status: 'unavailable', for: reader };
  }
}

/** Why staff may not see it, in their language. */
function refused(error: unknown, language: Language): { status: 'refused'; reason: string } {
  if (!(error instanceof DomainError) || error.code !== 'forbidden') throw error;
  const { message, sentences } = error;
  return { status: 'refused', reason: language === 'nl' ? sayInDutch(message, sentences, dutch) : message };
}

const STATUS_CODES = { found: 200, refused: 403, 'not-found': 404, gone: 410, unavailable: 503 } as const;
const NO_STORE = { 'cache-control': 'no-store' };

export function setPreviewStatus(response: { status?: number; headers: Headers }, { status }: PreviewResult): void {
  response.status = STATUS_CODES[status];
  response.headers.set('cache-control', NO_STORE['cache-control']);
}

/** A temporary redirect: the article may be unpublished later. */
export const temporaryRedirect = (to: string) =>
  new Response(null, { status: 307, headers: { location: to, ...NO_STORE } });

/**
 * The actor of a page's request, by the session cookie; renews the cookie when the session is renewed, like the API.
 */
async function readActor(dependencies: Dependencies, { cookies }: AstroGlobal): Promise<Actor> {
  const { name, attributes } = cookieOf(dependencies);
  const token = cookies.get(name)?.value;
  const session = token ? await readSession(dependencies, token) : undefined;
  if (!session) return { kind: 'visitor' };
  if (session.renew && token) cookies.set(name, token, { ...attributes, sameSite: 'lax', maxAge: SESSION_SECONDS });
  return session.actor;
}
