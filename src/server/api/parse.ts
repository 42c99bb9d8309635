import { z } from 'zod';
import type { ErrorResponse } from '../../shared/contract/errors.ts';
import { DomainError } from '../errors/errors.ts';

/** Parses a part of the request. Throws `invalid` with a message for each invalid field. */
export function parse(schema: z.core.$ZodType, value: unknown, { nulCharacter }: { nulCharacter: string }): unknown {
  const parsed = z.safeParse(schema, value);
  // Checks the parsed value, which is only as deep as the schema; the raw input may be nested without end.
  if (parsed.success && containsNul(parsed.data)) throw new DomainError('invalid', nulCharacter);
  if (parsed.success) return parsed.data;
  const fields: NonNullable<ErrorResponse['fields']> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
  throw new DomainError('invalid', joinMessages(new Set(Object.values(fields))), { fields });
}

/** Postgres cannot store NUL characters. */
function containsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(containsNul);
}

function joinMessages(messages: Set<string>): string {
  const [only, ...more] = messages;
  if (only !== undefined && more.length === 0) return only;
  return [...messages].map((message) => (/[.!?]$/.test(message) ? message : `${message}.`)).join(' ');
}
