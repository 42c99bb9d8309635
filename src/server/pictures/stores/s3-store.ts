import type { AwsClient } from 'aws4fetch';
import { withTimeout } from '../../deadline.ts';
import { IMAGE_CONTENT_TYPE, type ImageStore, READ_DEADLINE_MS, StoreProblem } from './store.ts';

export type S3Setting = {
  /** Address of the service, such as `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const DEADLINE_MS = 20_000;
const FOLDER = 'magazine';
const NEVER_STORED = 'is-the-store-there';

/**
 * Pictures in a private bucket of any S3-compatible service. Visitors get them through the site, so the bucket needs
 * no public access and no policy of its own.
 */
export function openS3Store(setting: S3Setting, { deadlineMs = DEADLINE_MS } = {}): ImageStore {
  const readMs = Math.min(READ_DEADLINE_MS, deadlineMs);
  const bucket = `${setting.endpoint.replace(/\/+$/, '')}/${setting.bucket}`;
  let client: Promise<AwsClient> | undefined;

  async function send(method: string, name: string, init: RequestInit = {}): Promise<Response> {
    client ??= createClient(setting);
    // Signed separately: the client's own fetch repeats a request for seconds and ignores its signal.
    const signed = await (await client).sign(`${bucket}/${FOLDER}/${name}`, { ...init, method });
    return fetch(signed, { redirect: init.redirect ?? 'error' });
  }

  /** Sends a request whose response body is not needed, and frees its connection. */
  async function sendAndDrop(method: string, name: string, init?: RequestInit): Promise<Response> {
    const response = await send(method, name, init);
    await response.body?.cancel();
    return response;
  }

  const within = <T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>) =>
    withTimeout(milliseconds, 'The picture store', work);

  async function removeAll(names: readonly string[], signal: AbortSignal): Promise<void> {
    // S3 responds 204 for an unknown name; some services respond 404.
    const responses = await settled(names.map((name) => sendAndDrop('DELETE', name, { signal })));
    for (const response of responses) if (response.status !== 404) assertOk(response);
  }

  return {
    put: (files) =>
      within(deadlineMs, async (signal) => {
        const headers = { 'content-type': IMAGE_CONTENT_TYPE };
        const responses = await settled(
          files.map(({ name, bytes }) => sendAndDrop('PUT', name, { body: bytes, headers, signal })),
        );
        responses.forEach(assertOk);
      }),
    find: async (name) => {
      const response = await within(readMs, (signal) => sendAndDrop('HEAD', name, { signal }));
      if (response.status === 404) return undefined;
      assertOk(response);
      const size = Number(response.headers.get('content-length'));
      return {
        size,
        read: async (start, end) => {
          const range = { range: `bytes=${start}-${end}` };
          const part = await within(readMs, (signal) => send('GET', name, { headers: range, signal }));
          assertOk(part);
          if (!part.body) throw new Error('The picture store sent no picture');
          return part.body;
        },
      };
    },
    remove: (names) => within(deadlineMs, (signal) => removeAll(names, signal)),
    check: async () => {
      // GET, because the response to HEAD has no body that distinguishes a missing bucket from a missing picture.
      const response = await within(deadlineMs, (signal) =>
        send('GET', NEVER_STORED, { signal, redirect: 'manual' }),
      ).catch((cause: unknown) => {
        throw unreachable(setting, cause);
      });
      const problem = problemOf(setting, response.status, await response.text());
      if (problem) throw new StoreProblem(problem);
    },
  };
}

async function createClient({ accessKeyId, secretAccessKey, region }: S3Setting): Promise<AwsClient> {
  const { AwsClient } = await import('aws4fetch');
  return new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
}

function assertOk({ ok, status }: Response): void {
  if (!ok) throw new Error(`The picture store refused the request (${status})`);
}

/** Rejects only once all have settled, so that no upload completes after the failure. */
async function settled<T>(work: Promise<T>[]): Promise<T[]> {
  const results = await Promise.allSettled(work);
  return results.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html; other services use the same codes. */
const PROBLEMS: Record<string, (setting: S3Setting) => string> = {
  NoSuchBucket: ({ bucket, endpoint }) =>
    `There is no bucket "${bucket}" at ${endpoint}. Check S3_BUCKET and S3_ENDPOINT.`,
  InvalidBucketName: ({ bucket }) => `"${bucket}" is not the name of a bucket. Check S3_BUCKET.`,
  InvalidAccessKeyId: () => 'The picture store does not know the key. Check S3_ACCESS_KEY_ID.',
  SignatureDoesNotMatch: () => 'The secret does not belong to the key. Check S3_SECRET_ACCESS_KEY.',
  AccessDenied: ({ bucket }) =>
    `The key may not use the bucket "${bucket}". Give it the rights to list, read, write and delete there.`,
  AllAccessDisabled: () => 'The picture store has closed this account. Ask its provider.',
  AuthorizationHeaderMalformed: ({ region }) => `The bucket is not in the region "${region}". Check S3_REGION.`,
  PermanentRedirect: () => 'The bucket is in another region. Check S3_ENDPOINT and S3_REGION.',
  RequestTimeTooSkewed: () => "This server's clock is wrong. Set it to the right time.",
};

/** By the status, for services that send no code. */
const BY_STATUS: Record<number, string> = {
  301: 'PermanentRedirect',
  307: 'PermanentRedirect',
  401: 'AccessDenied',
  403: 'AccessDenied',
};

/**
 * The problem of a store, from its response to a read of a picture that was never stored; undefined when there is none.
 */
function problemOf(setting: S3Setting, status: number, body: string): string | undefined {
  const [, code = BY_STATUS[status] ?? ''] = /<Code>(\w+)<\/Code>/.exec(body) ?? [];
  const known = PROBLEMS[code]?.(setting);
  if (known) return known;
  if (status === 404 || status === 200) return undefined;
  return `The picture store answers with an error (${[status, code].filter(Boolean).join(' ')}). Try again later, or ask its provider.`;
}

function unreachable({ endpoint }: S3Setting, cause: unknown): StoreProblem {
  return new StoreProblem(
    `The picture store at ${endpoint} does not answer. Check S3_ENDPOINT, and whether this server may reach it.`,
    { cause },
  );
}
