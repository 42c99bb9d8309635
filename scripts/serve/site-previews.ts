import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { errorMessage } from '../../src/server/errors/error-message.ts';
import { CommandError } from '../../src/server/errors/errors.ts';
import { indexBuiltFiles } from '../../src/server/host/files/built-files.ts';
import type { FindPreview, ShownPreview } from '../../src/server/host/preview-listener.ts';
import { changedFiles } from '../../src/server/pictures/document-pictures.ts';
import type { SiteEdition } from '../../src/server/site-documents/published.ts';
import type { SitePreviews } from '../../src/server/site-documents/site-of-host.ts';
import { paths } from '../../src/shared/paths.ts';
import { lockBuild } from '../builds/find.ts';

/** Each keeps a build on the disk. */
const MOST = 3;
const KEPT_MS = 60 * 60_000;

type Preview = { pictures: SiteEdition['pictures']; shown?: ShownPreview; problem?: string; release?: () => void };

/**
 * The site with a draft in it, for staff: a build like that of a publication, which then need not be made again. This
 * process keeps the last three for an hour, unless a picture in one changes; whoever has the address can open one.
 */
export function createSitePreviews(makeFolder: (edition: SiteEdition) => Promise<string>) {
  const previews = new Map<string, Preview>();
  let making = Promise.resolve();

  function end(token: string): void {
    previews.get(token)?.release?.();
    previews.delete(token);
  }

  async function make(preview: Preview, edition: SiteEdition, path: string): Promise<void> {
    try {
      const folder = await makeFolder(edition);
      const release = lockBuild(folder);
      if (!release) throw new CommandError('De nieuwe versie van de site is weg. Probeer het nog eens.');
      preview.release = release;
      preview.shown = { files: indexBuiltFiles(join(folder, 'client')), form: paths.clinicDocument(path) };
    } catch (error) {
      preview.problem = errorMessage(error);
    }
  }

  const previewsOfSite: SitePreviews = {
    begin: (edition, path) => {
      const token = randomBytes(32).toString('base64url');
      const preview: Preview = { pictures: edition.pictures };
      const oldest = previews.size >= MOST ? previews.keys().next().value : undefined;
      if (oldest !== undefined) end(oldest);
      previews.set(token, preview);
      setTimeout(() => end(token), KEPT_MS).unref();
      // One after the other, so that what is published meanwhile waits for one at most; and none that has ended.
      making = making.then(async () => {
        if (previews.has(token)) await make(preview, edition, path);
        if (!previews.has(token)) preview.release?.();
      });
      return token;
    },
    stateOf: (token) => {
      const preview = previews.get(token);
      if (!preview) return { state: 'ended', problem: null };
      if (preview.problem !== undefined) return { state: 'failed', problem: preview.problem };
      return { state: preview.shown ? 'ready' : 'making', problem: null };
    },
  };
  const find: FindPreview = (token) => previews.get(token)?.shown;

  /** Ends those with a picture of which another file is shown now: making one again takes a click. */
  async function endChanged(shownNow: (hashes: string[]) => Promise<SiteEdition['pictures']>): Promise<void> {
    const open = [...previews];
    const now = await shownNow(open.flatMap(([, { pictures }]) => [...pictures.keys()]));
    for (const [token, { pictures }] of open) if (changedFiles(pictures, now).length > 0) end(token);
  }

  return { site: previewsOfSite, find, endChanged };
}
