import type { AstroGlobal } from 'astro';
import type { Dependencies } from '../../server/dependencies.ts';
import { clientAddress } from '../../server/limits/client-address.ts';

/** The network of the page's visitor, as rate limits count it. */
export const visitorAddress = (dependencies: Dependencies, page: AstroGlobal): string =>
  clientAddress(dependencies, {
    forwarded: page.request.headers.get('x-forwarded-for'),
    connection: connectionOf(page),
  });

/** Astro throws when the connection is unknown, for example when it has closed. */
function connectionOf(page: AstroGlobal): string | undefined {
  try {
    return page.clientAddress;
  } catch {
    return undefined;
  }
}
