import type { RequestListener } from 'node:http';
import { securityHeaders } from '../headers/security-headers.ts';

/** The API says itself what it answers to; these are what it can be asked by at all. */
const API_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const PAGE_METHODS = ['GET', 'HEAD'];

/**
 * In front of everything a self-hosted site answers, a file, a page, an error: its security headers are there already,
 * and a method that nothing answers to (TRACE, PROPFIND, a POST to a page) goes no further.
 */
export function securityListener(siteUrl: string, listener: RequestListener): RequestListener {
  return (request, response) => {
    const path = request.url?.split(/[?#]/)[0] ?? '/';
    for (const [name, value] of Object.entries(securityHeaders(path, siteUrl))) response.setHeader(name, value);
    const methods = path.startsWith('/api/') ? API_METHODS : PAGE_METHODS;
    if (methods.includes(request.method ?? '')) return listener(request, response);
    response.writeHead(405, { allow: methods.join(', '), 'content-length': 0 }).end();
  };
}
