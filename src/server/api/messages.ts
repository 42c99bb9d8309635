import type { Context as HonoContext } from 'hono';
import { CONTACT_API_ERRORS } from '../../shared/messages/contact-messages.ts';

const ENGLISH = {
  notJson: 'The body is not valid JSON',
  incomplete: 'The request did not arrive complete. Please try again.',
  wrongType: 'Send the body as application/json',
  nulCharacter: 'A text holds a character (NUL) that cannot be stored',
  tooLarge: 'The request is too large: at most 2 MB',
  crossSite: 'This request came from another site',
  notFound: 'There is nothing at this address',
  methodNotAllowed: (methods: string): string => `This address answers only ${methods}`,
  diskFull:
    'The disk of the server is full or cannot be written, so nothing can be saved. Please ask the administrator to look at it.',
  databaseUnavailable: 'The server cannot reach its database. Please try again in a moment.',
  tooSlow: 'The database took too long. Please try again in a moment.',
  unexpected: 'Something went wrong on our side. Please try again.',
} as const;

/** The API's own error messages: Dutch for `/api/contact`, which visitors use, English for all else. */
export const messagesAt = (path: string): typeof ENGLISH =>
  path.startsWith('/api/contact') ? (CONTACT_API_ERRORS as typeof ENGLISH) : ENGLISH;

export const messagesFor = (c: HonoContext): typeof ENGLISH => messagesAt(c.req.path);
