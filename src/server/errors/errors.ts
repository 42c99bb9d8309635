/** Every way a domain rule can say no. Nothing else leaves the domain on purpose. */
export type DomainErrorCode =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'wrong-type'
  | 'too-many'
  | 'unavailable';

type Details = { fields?: Record<string, string>; retryAfterSeconds?: number; cause?: unknown };

/** A refusal, written for the person who will read it. */
export class DomainError extends Error {
  override name = 'DomainError';
  readonly code: DomainErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: DomainErrorCode, message: string, { fields, retryAfterSeconds, cause }: Details = {}) {
    super(message, { cause });
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** What stops a command of `scripts/`, in a sentence for the person who runs it; printed as it is. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** An error and what caused it, from the outermost to what lies at the bottom. */
export function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && causes.length < 10; cause = cause.cause) causes.push(cause);
  return causes;
}

/** By name, not by `instanceof`: a server and the pages it serves may hold two copies of this module. */
export const isDomainError = (error: unknown): error is DomainError =>
  error instanceof Error && error.name === 'DomainError';

/** The only place where a domain refusal becomes an HTTP status. */
export const STATUS_OF = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'wrong-type': 415,
  'too-many': 429,
  unavailable: 503,
} as const satisfies Record<DomainErrorCode, number>;
