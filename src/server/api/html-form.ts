import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { type DomainErrorCode, isDomainError } from '../errors/errors.ts';

/** The pages to which a browser without JavaScript is redirected after it posted a form to an endpoint. */
export type HtmlForm = { successPath: string; failurePath: string };

/** Marks form posts, before anything else can fail, so that errors redirect to a page too. */
export function redirectHtmlForms(form: HtmlForm): MiddlewareHandler {
  return async (c, next) => {
    if (/^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? '')) c.set('htmlForm', form);
    await next();
  };
}

export const htmlFormOf = (c: HonoContext) => c.get('htmlForm') as HtmlForm | undefined;

const ERROR_CODES: Partial<Record<DomainErrorCode, string>> = { 'too-many': 'te-veel', 'too-large': 'te-groot' };

/** `failurePath` with the invalid fields in `?fout=`, or `te-veel`, `te-groot` or `storing`. */
export function failureLocation({ failurePath }: HtmlForm, error: unknown): string {
  const fields = isDomainError(error) ? Object.keys(error.fields ?? {}) : [];
  const code = isDomainError(error) ? ERROR_CODES[error.code] : undefined;
  return `${failurePath}?fout=${fields.join(',') || code || 'storing'}`;
}
