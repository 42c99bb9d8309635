import type { AstroGlobal } from 'astro';
import type { Dependencies } from '../../server/dependencies.ts';
import { clientAddress } from '../../server/limits/client-address.ts';

/** The network of the page's reader, as rate limits count it. */
export const addressOf = (dependencies: Dependencies, page: AstroGlobal): string =>
  clientAddress(dependencies, {
    forwarded: page.request.headers.get('x-forwarded-for'),
    connection: connectionOf(page),
  });

/** Astro throws when nothing is known of the connection, as when it has closed meanwhile. */
function connectionOf(page: AstroGlobal): string | undefined {
  try {
    return page.clientAddress;
  } catch {
    return undefined;
  }
}
