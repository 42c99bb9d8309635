/** Where Vercel's runtime passes its functions to `@vercel/functions`. */
const REQUEST_CONTEXT = Symbol.for('@vercel/request-context');
const runtime = globalThis as { [REQUEST_CONTEXT]?: unknown };

type Stored = { status: number; body: string; tags: string[] };

/**
 * Does what Vercel's CDN does with the responses of the functions behind it: stores those that allow it, and removes
 * them when one of their tags is purged. While it refuses, purges fail. `leave` takes it away again.
 */
export function startCdnEmulator(origin: (path: string) => Promise<Response>) {
  const stored = new Map<string, Stored>();
  const purge = async (tags: string[]) => {
    emulator.purges += 1;
    if (emulator.refuses) throw new Error('503 from the CDN');
    for (const [path, response] of stored) if (response.tags.some((tag) => tags.includes(tag))) stored.delete(path);
  };
  runtime[REQUEST_CONTEXT] = { get: () => ({ purge: { invalidateByTag: purge, dangerouslyDeleteByTag: purge } }) };

  /** Renders a response; the returned function stores it, however much later. */
  async function render(path: string): Promise<() => Stored> {
    const response = await origin(path);
    const tags = (response.headers.get('vercel-cache-tag') ?? '').split(',');
    const rendered = { status: response.status, body: await response.text(), tags };
    const mayStore = response.headers.has('vercel-cdn-cache-control');
    return () => {
      if (mayStore) stored.set(path, rendered);
      return rendered;
    };
  }

  const emulator = {
    refuses: false,
    purges: 0,
    render,
    get: async (path: string): Promise<Stored> => stored.get(path) ?? (await render(path))(),
    leave: () => {
      delete runtime[REQUEST_CONTEXT];
    },
  };
  return emulator;
}
