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
import { findRedirects, type Redirect, redirectListener } from './redirect-listener.ts';
import { securityListener } from './security-listener.ts';
import { createStoredAnswers } from './stored-answers.ts';

type Site = {
  dependencies: Dependencies;
  siteUrl: string;
  /** Of the build: its files for browsers. */
  folder: string;
  redirects: readonly Redirect[];
  /** Renders what is not built. */
  pages: RequestListener;
  /** How long cached responses are used while the database is unreachable. */
  maxUncheckedSeconds: number;
};

/** Serves the site: its pages, its files and the API. */
export function createSiteServer(site: Site): { server: Server; beginDraining: () => void } {
  const { sendAtOnce, longWay, beginDraining } = siteListeners(site);
  return { server: createBoundedServer(longWay, undefined, sendAtOnce), beginDraining };
}

/**
 * The way of a request from its connection to its answer. Nearly all are answered from memory at once; what is not there
 * takes the long way, in this order: errors, draining, headers, redirects, one path for each page, the cache, files,
 * compression, and last the API or a page.
 */
export function siteListeners(site: Site) {
  const { dependencies, siteUrl, redirects, maxUncheckedSeconds } = site;
  const { log } = dependencies;
  const files = indexBuiltFiles(site.folder);
  const destinationOf = findRedirects(redirects);
  const draining = createDraining();

  const sendStored = createStoredAnswers({ files, siteUrl, isRedirected: (path) => destinationOf(path) !== undefined });
  const sendAtOnce = sendSafely(log, (request, response) => !draining.isDraining() && sendStored(request, response));

  const made = compressingListener(apiListener(dependencies, site.pages));
  const stored = cachedListener(fileListener(files, log, made), maxUncheckedSeconds);
  const redirected = redirectListener(destinationOf, canonicalPathListener(stored));
  const whole = draining.listener(securityListener(siteUrl, draining.readinessListener(redirected)));
  return { sendAtOnce, longWay: errorBoundary(log, whole), beginDraining: draining.begin };
}
