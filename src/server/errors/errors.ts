import type { Danger } from '../../shared/contract/articles/dangers.ts';
import type { Sentences } from '../../shared/contract/errors.ts';
import { inEnglish, joinSentences, type Said, sentencesOf } from '../../shared/errors/sentence.ts';

/** Why the domain refuses a request. */
export type DomainErrorCode =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'dangerous'
  | 'too-large'
  | 'wrong-type'
  | 'too-many'
  | 'unavailable';

type Details = {
  fields?: Record<string, Said>;
  dangers?: Danger[];
  retryAfterSeconds?: number | undefined;
  cause?: unknown;
};

/** A refused request. The message, one sentence or several, is shown to the user. */
export class DomainError extends Error {
  override name = 'DomainError';
  readonly code: DomainErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly sentences: Sentences;
  /** The dangers that keep a text from being published. */
  readonly dangers: Danger[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: DomainErrorCode,
    message: Said | readonly Said[],
    { fields, dangers, retryAfterSeconds, cause }: Details = {},
  ) {
    const sentences = Array.isArray(message) ? message : [message];
    super(joinSentences(sentences.map(inEnglish)), { cause });
    this.code = code;
    this.fields = fields && Object.fromEntries(Object.entries(fields).map(([name, said]) => [name, inEnglish(said)]));
    this.sentences = sentencesOf([sentences, ...Object.values(fields ?? {}).map((said) => [said])]);
    this.dangers = dangers;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Stops a command of `scripts/`. The message is printed for the operator. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** An error and its causes, the root cause last. */
export function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && causes.length < 10; cause = cause.cause) causes.push(cause);
  return causes;
}

/** The HTTP status of each code. */
export const STATUS_OF = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'wrong-type': 415,
  dangerous: 422,
  'too-many': 429,
  unavailable: 503,
} as const satisfies Record<DomainErrorCode, number>;
