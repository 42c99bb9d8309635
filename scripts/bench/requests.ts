import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequest, writeResponse } from 'astro/app/node';
import autocannon from 'autocannon';
import { createApp } from '../../src/server/app.ts';
import type { Context } from '../../src/server/context.ts';
import { articles } from '../../src/server/db/schema/magazine.ts';

const CONNECTIONS = [1, 10, 50];

/** Requests a second that the API answers over HTTP on this machine, uncached, client and server sharing its cores. */
export async function measureRequests(context: Context, seconds: number, say: (line?: string) => void): Promise<void> {
  const app = createApp(context);
  const server = createServer(async (request, response) => {
    await writeResponse(await app.fetch(createRequest(request)), response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const [article] = await context.db.select({ slug: articles.slug }).from(articles).limit(1);
  const paths = [
    ['list', '/api/articles'],
    ['search, rare word', '/api/articles?search=kurkumine'],
    ['search, common word', '/api/articles?search=hormonen'],
    ['article', `/api/articles/${article?.slug}`],
  ] as const;
  say(`\n| requests/s (p97.5 ms) | ${CONNECTIONS.map((count) => `${count} connections`).join(' | ')} |`);
  say(`|---|${CONNECTIONS.map(() => '---:|').join('')}`);
  for (const [name, path] of paths) {
    const cells: string[] = [];
    for (const connections of CONNECTIONS) {
      const result = await autocannon({ url: `http://127.0.0.1:${port}${path}`, connections, duration: seconds });
      if (result.non2xx + result.errors > 0) throw new Error(`${path}: ${result.non2xx + result.errors} failures`);
      cells.push(`${Math.round(result.requests.average)} (${result.latency.p97_5})`);
    }
    say(`| ${name} | ${cells.join(' | ')} |`);
  }
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
