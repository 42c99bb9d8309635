import type { S3Setting } from './s3-store.ts';
import { StoreProblem } from './store.ts';

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
export function problemOf(setting: S3Setting, status: number, body: string): string | undefined {
  const [, code = BY_STATUS[status] ?? ''] = /<Code>(\w+)<\/Code>/.exec(body) ?? [];
  const known = PROBLEMS[code]?.(setting);
  if (known) return known;
  if (status === 404 || status === 200) return undefined;
  return `The picture store answers with an error (${[status, code].filter(Boolean).join(' ')}). Try again later, or ask its provider.`;
}

export function unreachable({ endpoint }: S3Setting, cause: unknown): StoreProblem {
  return new StoreProblem(
    `The picture store at ${endpoint} does not answer. Check S3_ENDPOINT, and whether this server may reach it.`,
    { cause },
  );
}
