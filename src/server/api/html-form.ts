import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { type DomainErrorCode, isDomainError } from '../errors/errors.ts';

/** Where a browser without JavaScript goes after it has posted a form to an endpoint. */
export type HtmlForm = { successPath: string; failurePath: string };

/** Marks a request as a form post, first of all, so that whatever goes wrong later is answered with a page too. */
export function redirectHtmlForms(form: HtmlForm): MiddlewareHandler {
  return async (c, next) => {
    if (/^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? '')) c.set('htmlForm', form);
    await next();
  };
}

export const htmlFormOf = (c: HonoContext) => c.get('htmlForm') as HtmlForm | undefined;

const REASONS: Partial<Record<DomainErrorCode, string>> = { 'too-many': 'te-veel', 'too-large': 'te-groot' };

/** The page that says what is wrong: `?fout=` the names of fields, or `te-veel`, `te-groot`, `storing`. */
export function failureLocation({ failurePath }: HtmlForm, error: unknown): string {
  const fields = isDomainError(error) ? Object.keys(error.fields ?? {}) : [];
  const reason = isDomainError(error) ? REASONS[error.code] : undefined;
  return `${failurePath}?fout=${fields.join(',') || reason || 'storing'}`;
}
