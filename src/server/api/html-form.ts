import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { DomainError, type DomainErrorCode } from '../errors/errors.ts';

/** The pages to which a browser without JavaScript is redirected after it posted a form to an endpoint. */
export type HtmlForm = { successPath: string | ((result: unknown) => string); failurePath: string };

/** Marks form posts, before anything else can fail, so that errors redirect to a page too. */
export function redirectHtmlForms(form: HtmlForm): MiddlewareHandler {
  return async (c, next) => {
    if (/^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? '')) c.set('htmlForm', form);
    await next();
  };
}

export const htmlFormOf = (c: HonoContext) => c.get('htmlForm') as HtmlForm | undefined;

const ERROR_CODES: Partial<Record<DomainErrorCode, string>> = {
  'too-many': 'te-veel',
  'too-large': 'te-groot',
  'not-found': 'weg',
};

export const successLocation = ({ successPath }: HtmlForm, result: unknown): string =>
  typeof successPath === 'string' ? successPath : successPath(result);

/** `failurePath` with the invalid fields in `?fout=`, or `te-veel`, `te-groot`, `weg` or `storing`. */
export function failureLocation({ failurePath }: HtmlForm, error: unknown): string {
  const fields = error instanceof DomainError ? Object.keys(error.fields ?? {}) : [];
  const code = error instanceof DomainError ? ERROR_CODES[error.code] : undefined;
  return `${failurePath}?fout=${fields.join(',') || code || 'storing'}`;
}
