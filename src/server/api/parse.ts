import { z } from 'zod';
import type { ErrorResponse } from '../../shared/contract/errors.ts';
import { DomainError } from '../errors/errors.ts';

/** What the schema makes of a part of the request. Throws `invalid` with the message of each field. */
export function parse(schema: z.core.$ZodType, value: unknown, { unwritable }: { unwritable: string }): unknown {
  const parsed = z.safeParse(schema, value);
  // Looked for in what the schema let through: that is only as deep as the schema, whatever was sent.
  if (parsed.success && holdsNul(parsed.data)) throw new DomainError('invalid', unwritable);
  if (parsed.success) return parsed.data;
  const fields: NonNullable<ErrorResponse['fields']> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
  throw new DomainError('invalid', inOneLine(new Set(Object.values(fields))), { fields });
}

/** The one character that Postgres keeps in no text. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsNul);
}

function inOneLine(messages: Set<string>): string {
  const [only, ...more] = messages;
  if (only !== undefined && more.length === 0) return only;
  return [...messages].map((message) => (/[.!?]$/.test(message) ? message : `${message}.`)).join(' ');
}
