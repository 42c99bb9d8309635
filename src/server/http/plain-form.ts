import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { type DomainErrorCode, isDomainError } from '../errors.ts';

/** Where a browser without JavaScript goes after it has posted a form to an endpoint. */
export type PlainForm = { accepted: string; refused: string };

/** Marks a request as a form post, first of all, so that whatever goes wrong later is answered with a page too. */
export function answerWithPages(form: PlainForm): MiddlewareHandler {
  return async (c, next) => {
    if (/^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? '')) c.set('plainForm', form);
    await next();
  };
}

export const plainFormOf = (c: HonoContext) => c.get('plainForm') as PlainForm | undefined;

const REASONS: Partial<Record<DomainErrorCode, string>> = { 'too-many': 'te-veel', 'too-large': 'te-groot' };

/** The page that says what is wrong: `?fout=` the names of fields, or `te-veel`, `te-groot`, `storing`. */
export function refusalOf({ refused }: PlainForm, error: unknown): string {
  const fields = isDomainError(error) ? Object.keys(error.fields ?? {}) : [];
  const reason = isDomainError(error) ? REASONS[error.code] : undefined;
  return `${refused}?fout=${fields.join(',') || reason || 'storing'}`;
}
