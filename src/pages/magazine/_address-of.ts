import type { AstroGlobal } from 'astro';
import type { Dependencies } from '../../server/dependencies.ts';
import { clientAddress } from '../../server/limits/client-address.ts';

/** The network of the page's reader, as rate limits count it. */
export const addressOf = (dependencies: Dependencies, { request, clientAddress: connection }: AstroGlobal): string =>
  clientAddress(dependencies, { forwarded: request.headers.get('x-forwarded-for'), connection });
