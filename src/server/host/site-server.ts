import type { RequestListener, Server } from 'node:http';
import type { Dependencies } from '../dependencies.ts';
import { apiListener } from './api-listener.ts';
import { createBoundedServer } from './bounded-server.ts';
import { cachedListener } from './cached-listener.ts';
import { canonicalPathListener } from './canonical-path-listener.ts';
import { compressingListener } from './compressing-listener.ts';
import { createDraining } from './draining.ts';
import { errorBoundary, sendSafely } from './error-boundary.ts';
import { indexBuiltFiles } from './files/built-files.ts';
import { fileListener } from './files/file-listener.ts';
import { type FindPreview, previewListener } from './preview-listener.ts';
import { findRedirects, type Redirect, redirectListener } from './redirect-listener.ts';
import { securityListener } from './security-listener.ts';
import { createStoredAnswers } from './stored-answers.ts';

type Site = {
  dependencies: Dependencies;
  siteUrl: string;
  /** Of the build: its files for browsers. */
  folder: string;
  /** Of the build whose pages are rendered on request: they name its scripts and styles. */
  scriptsOf?: string;
  /** Files of the folder that nobody gets. */
  isHidden?: (path: string) => boolean;
  /** Of the documents in the admin. */
  findPreview?: FindPreview;
  redirects: readonly Redirect[];
  /** Renders what is not built. */
  pages: RequestListener;
  /** How long cached responses are used while the database is unreachable. */
  maxUncheckedSeconds: number;
};

type SiteServer = {
  server: Server;
  beginDraining: () => void;
  /** From the next request on, serves the files of another build. Requests in progress end with those they began with. */
  serveFolder: (folder: string, isHidden: (path: string) => boolean) => void;
};

/** Serves the site: its pages, its files and the API. */
export function createSiteServer(site: Site): SiteServer {
  const draining = createDraining();
  let current = siteListeners(site, draining);
  const server = createBoundedServer(
    (request, response) => current.longWay(request, response),
    undefined,
    (request, response) => current.sendAtOnce(request, response),
  );
  return {
    server,
    beginDraining: draining.begin,
    serveFolder: (folder, isHidden) => {
      current = siteListeners({ ...site, folder, isHidden, scriptsOf: site.folder }, draining);
    },
  };
}

/**
 * The way of a request from its connection to its answer. Nearly all are answered from memory at once; what is not there
 * takes the long way, in this order: errors, draining, headers, redirects, one path for each page, the cache, files,
 * compression, and last the API or a page.
 */
export function siteListeners(site: Site, draining = createDraining()) {
  const { dependencies, siteUrl, redirects, maxUncheckedSeconds } = site;
  const { log } = dependencies;
  const files = indexBuiltFiles(site.folder, site);
  const destinationOf = findRedirects(redirects);

  const sendStored = createStoredAnswers({ files, siteUrl, isRedirected: (path) => destinationOf(path) !== undefined });
  const sendAtOnce = sendSafely(log, (request, response) => !draining.isDraining() && sendStored(request, response));

  const made = compressingListener(apiListener(dependencies, site.pages));
  const stored = cachedListener(fileListener(files, log, made), maxUncheckedSeconds);
  const previewed = previewListener(site.findPreview ?? (() => undefined), log, stored);
  const redirected = redirectListener(destinationOf, canonicalPathListener(previewed));
  const whole = draining.listener(securityListener(siteUrl, draining.readinessListener(redirected)));
  return { sendAtOnce, longWay: errorBoundary(log, whole) };
}
