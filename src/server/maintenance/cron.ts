import { timingSafeEqual } from 'node:crypto';
import { asSystem } from '../context.ts';
import type { Dependencies } from '../dependencies.ts';
import { runMaintenance } from './run.ts';

const NO_STORE = { 'cache-control': 'no-store' };

/** Runs maintenance for the host's scheduler, which sends CRON_SECRET as a bearer token. */
export async function handleCron(
  request: Request,
  secret: string | undefined,
  open: () => Promise<Dependencies>,
): Promise<Response> {
  if (request.method !== 'GET') return refuse(405, 'This address answers only GET', { allow: 'GET' });
  if (!secret) return refuse(503, 'CRON_SECRET is not set: set it to at least 16 random characters');
  if (!isEqual(request.headers.get('authorization') ?? '', `Bearer ${secret}`)) return refuse(401, 'Wrong secret');
  const dependencies = await open();
  // A time may have come while nobody asked for anything. First, because visitors wait for it.
  const isFollowed = await follow(dependencies);
  const report = await runMaintenance(asSystem(dependencies));
  const failed = !isFollowed || Object.values(report).includes('failed');
  return Response.json(report, { status: failed ? 500 : 200, headers: NO_STORE });
}

async function follow({ publishedSite, log }: Dependencies): Promise<boolean> {
  try {
    await publishedSite?.follow();
    return true;
  } catch (error) {
    log.error('published-site', { error });
    return false;
  }
}

const refuse = (status: number, error: string, headers: Record<string, string> = {}) =>
  Response.json({ error }, { status, headers: { ...NO_STORE, ...headers } });

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
