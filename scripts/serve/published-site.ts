import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isInPreparation } from '../../src/content/before-online/read.ts';
import { problemsIn, readEntries, writeContent } from '../../src/content/documents.ts';
import { siteContent } from '../../src/content/site-content.ts';
import { responseCache } from '../../src/server/cache/process-cache.ts';
import type { Dependencies } from '../../src/server/dependencies.ts';
import { errorMessage } from '../../src/server/errors/error-message.ts';
import { CommandError } from '../../src/server/errors/errors.ts';
import { changedFiles, findShownFiles, readShownFiles } from '../../src/server/pictures/document-pictures.ts';
import { readSiteIndex, SITE_INDEX } from '../../src/server/search/site/read-site-index.ts';
import {
  currentEdition,
  editionOf,
  lastPublications,
  publishedDocuments,
  type SiteEdition,
} from '../../src/server/site-documents/published.ts';
import type { PublishedSite, SiteContent } from '../../src/server/site-documents/site-of-host.ts';
import type { SiteState } from '../../src/shared/contract/site-documents.ts';
import { madeOfPicture } from '../../src/shared/pictures/build-pictures.ts';
import { lockBuild } from '../builds/find.ts';
import { builder, buildOf } from './published-builds.ts';
import { createSitePreviews } from './site-previews.ts';

/** Other processes publish too, and times come. */
const LOOK_MS = 5000;
/** A build that failed for another reason than the documents, such as a full disk, is tried again. */
const RETRY_MS = 5 * 60_000;
/** Until a build was timed. */
const ABOUT_SECONDS = 20;

type Options = {
  dependencies: Dependencies;
  /** The build of the files of the repository. */
  build: string;
  /** The folder of the complete build of the content/ below `root`. */
  findBuild?: (root: string) => string | undefined;
  /** Makes the build of the content/ below `root`, unless it exists, and resolves to its folder. */
  makeBuild?: (root: string) => Promise<string>;
  content?: SiteContent;
  print: (line: string) => void;
};

/** A publication is whole or not there: its files, what pages rendered on request read, and the index of the search. */
type Edition = SiteEdition & { folder: string; entries: ReturnType<typeof readEntries> | undefined };

/** Takes the files of a build for browsers, and says which of them nobody gets. */
type ServeFolder = (folder: string, isHidden: (path: string) => boolean) => void;

/**
 * Keeps what visitors see at what is published. Each set of documents gets a build of its own, made beside the running
 * one by another process; when it is complete, this process changes over. A build that fails changes nothing, except
 * that a picture of the library that was cropped, replaced or removed is hidden at once, and previews with it end:
 * somebody in it may not be seen.
 */
export function createPublishedSite({
  dependencies,
  build,
  findBuild = buildOf,
  makeBuild = builder(),
  content = siteContent,
  print,
}: Options) {
  // The same for all of them, or Vite would prepare its dependencies anew for each. Drafts are for nobody else.
  const ownFolder = mkdtempSync(join(tmpdir(), 'site-'));
  const root = join(ownFolder, 'site');
  const original: Edition = { ...editionOf(new Map(), new Map()), folder: build, entries: undefined };
  let aboutSeconds = ABOUT_SECONDS;
  let live = original;
  let release = () => {};
  let state: SiteState = stateNow('online');
  let failed: { key: string; at: number } | undefined;
  let serveFolder: ServeFolder = () => {};
  let hidden: readonly string[] = [];
  let looking: Promise<void> | undefined;
  let making: Promise<unknown> = Promise.resolve();
  let isWanted = false;
  let isStopped = false;

  function stateNow(what: SiteState['state'], problem: string | null = null): SiteState {
    return { state: what, since: dependencies.clock().toISOString(), problem, aboutSeconds };
  }

  /** One at a time. What is published meanwhile is looked at next. */
  function look(): Promise<void> {
    isWanted = true;
    looking ??= (async () => {
      while (isWanted && !isStopped) {
        isWanted = false;
        await lookOnce().catch((error: unknown) => dependencies.log.error('published-site', { error }));
      }
      looking = undefined;
    })();
    return looking;
  }

  const currentOne = () => currentEdition(dependencies, content, dependencies.clock());

  async function lookOnce(): Promise<void> {
    const wanted = await currentOne();
    const { key } = wanted;
    const shownNow = (hashes: Iterable<string>) => findShownFiles(dependencies.db, hashes);
    hideChanged(await shownNow(live.pictures.keys()));
    await previews.endChanged(shownNow);
    if (key === live.key) {
      failed = undefined;
      if (state.state !== 'online') state = stateNow('online');
      return;
    }
    if (failed?.key === key && performance.now() - failed.at < RETRY_MS) return;
    state = stateNow('building');
    try {
      changeOver(key === original.key ? original : await makeEdition(wanted));
      failed = undefined;
      state = stateNow('online');
    } catch (error) {
      failed = { key, at: performance.now() };
      state = stateNow('failed', errorMessage(error));
      dependencies.log.error('published-site', { error });
    }
  }

  /** Until the pages are made anew, a picture of which another file is shown now is missing from them. */
  function hideChanged(now: SiteEdition['pictures']): void {
    const changed = changedFiles(live.pictures, now);
    if (changed.join() === hidden.join()) return;
    hidden = changed;
    serve(live);
  }

  function serve({ folder }: Edition): void {
    const gone = new Set(hidden);
    serveFolder(join(folder, 'client'), (path) => {
      const picture = madeOfPicture(path);
      // Any image of a shared link may have been drawn with it.
      return picture === undefined ? gone.size > 0 && path.startsWith('/delen/') : gone.has(picture);
    });
  }

  const makeEdition = (edition: SiteEdition): Promise<Edition> =>
    withContentOf(edition, readShownFiles, async () => {
      const [problem] = problemsIn(root);
      if (problem) throw new CommandError(`${problem.path} ${problem.field}: ${problem.message}`);
      const isFound = findBuild(root) !== undefined;
      const began = performance.now();
      const folder = await makeBuild(root);
      if (!isFound) aboutSeconds = Math.max(1, Math.round((performance.now() - began) / 1000));
      return readEdition(edition, folder);
    });

  /**
   * Undefined when its build is to be made. Finding needs no store of pictures, which may be away at a start; but of a
   * picture that the store has lost, the build has no file.
   */
  const findEdition = async (edition: SiteEdition): Promise<Edition | undefined> =>
    (await findWith(withoutBytes, edition)) ?? (await findWith(readShownFiles, edition).catch(() => undefined));

  const findWith = (read: typeof readShownFiles, edition: SiteEdition): Promise<Edition | undefined> =>
    withContentOf(edition, read, async () => {
      const folder = findBuild(root);
      return folder === undefined ? undefined : readEdition(edition, folder);
    });

  function readEdition(edition: SiteEdition, folder: string): Edition {
    const preparation = [{ id: 'site', data: { isOn: isInPreparation(root) } }];
    return { ...edition, folder, entries: { ...readEntries(root), preparation } };
  }

  /** With the content/ of an edition below `root`; one after the other. */
  function withContentOf<T>(
    { documents, pictures }: SiteEdition,
    read: typeof readShownFiles,
    work: () => Promise<T>,
  ): Promise<T> {
    const done = making.then(async () => {
      rmSync(root, { recursive: true, force: true });
      writeContent(root, documents, await read(dependencies, pictures));
      try {
        return await work();
      } finally {
        rmSync(root, { recursive: true, force: true });
      }
    });
    making = done.catch(() => {});
    return done;
  }

  /**
   * Whether visitors get at once what they got before this process began: what was published last may have no build,
   * because the process that made it was killed.
   */
  async function standInWithEarlier(): Promise<boolean> {
    const now = dependencies.clock();
    for (const publishedAt of await lastPublications(dependencies, now)) {
      const edition = await currentEdition(dependencies, content, new Date(publishedAt.getTime() - 1));
      const found = edition.key === original.key ? undefined : await findEdition(edition);
      if (!found) continue;
      changeOver(found);
      return true;
    }
    return false;
  }

  function changeOver(edition: Edition): void {
    const releaseNext = edition === original ? () => {} : lockBuild(edition.folder);
    if (!releaseNext)
      throw new CommandError('De nieuwe versie van de site is weg. Ze wordt over vijf minuten opnieuw gemaakt.');
    (globalThis as Record<symbol, unknown>)[Symbol.for('published content')] = edition.entries;
    dependencies.siteIndex = readSiteIndex(join(edition.folder, SITE_INDEX));
    hidden = [];
    serve(edition);
    responseCache().clear();
    live = edition;
    // Requests in progress still read the files of before.
    const releaseBefore = release;
    setTimeout(releaseBefore, 60_000).unref();
    release = releaseNext;
  }

  const previews = createSitePreviews(async (edition) => {
    await looking;
    return edition.key === original.key ? original.folder : (await makeEdition(edition)).folder;
  });
  const site: PublishedSite = {
    ...{ content, state: async () => state, follow: async () => void look() },
    previews: previews.site,
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  timer.unref();
  return {
    site,
    findPreview: previews.find,
    /**
     * Before the first request: what is published stands in from the start, or what was there before. Throws when there
     * is neither: the files of the repository may hold samples or older facts, and no site is better than a wrong
     * telephone number.
     */
    begin: async (take: ServeFolder) => {
      serveFolder = take;
      const wanted = await currentOne();
      if (wanted.key === original.key) return look();
      // What fails here fails in looking too, which says it.
      const found = await findEdition(wanted).catch(() => undefined);
      if (found) changeOver(found);
      else print('Making the site with what staff published …');
      if (!found && (await standInWithEarlier().catch(() => false))) return void look();
      await look();
      if (isStopped || live !== original) return;
      // What has passed, such as a closure in the files, is no reason to have no site.
      if ((await publishedDocuments(dependencies, content, dependencies.clock())).size === 0) return;
      throw new CommandError(
        `The site of what staff published cannot be made, and without it visitors would get older facts. ${state.problem ?? 'The log says why.'}`,
      );
    },
    look,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await Promise.race([looking, wait(1000, undefined, { ref: false })]);
      rmSync(ownFolder, { recursive: true, force: true });
    },
  };
}

const withoutBytes: typeof readShownFiles = async (_, files) =>
  new Map([...files].map(([hash, shown]) => [hash, { ...shown, bytes: new Uint8Array() }]));
