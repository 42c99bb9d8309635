import type { RequestListener, ServerResponse } from 'node:http';
import { securityHeaders } from '../headers/security-headers.ts';

/** All methods of the API; the API itself checks the method of each address. */
const API_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const PAGE_METHODS = ['GET', 'HEAD'];

/** Adds the security headers to every response, errors included, and refuses methods that the site never accepts. */
export function securityListener(siteUrl: string, listener: RequestListener): RequestListener {
  return (request, response) => {
    const path = request.url?.split(/[?#]/)[0] ?? '/';
    setHeaders(response, securityHeaders(path, siteUrl));
    const writeHead = response.writeHead;
    response.writeHead = (status: number, ...rest: never[]) => {
      if (status >= 400) setHeaders(response, securityHeaders(path, siteUrl, true));
      return writeHead.call(response, status, ...rest);
    };
    const methods = path.startsWith('/api/') ? API_METHODS : PAGE_METHODS;
    if (methods.includes(request.method ?? '')) return listener(request, response);
    response.writeHead(405, { allow: methods.join(', '), 'content-length': 0 }).end();
  };
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
