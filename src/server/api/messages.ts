import type { Context as HonoContext } from 'hono';
import { CONTACT_API_ERRORS } from '../../shared/contact-messages.ts';

const ENGLISH = {
  notJson: 'The body is not valid JSON',
  wrongType: 'Send the body as application/json',
  nulCharacter: 'A text holds a character (NUL) that cannot be stored',
  tooLarge: 'The request is too large: at most 2 MB',
  crossSite: 'This request came from another site',
  notFound: 'There is nothing at this address',
  methodNotAllowed: (methods: string) => `This address answers only ${methods}`,
  diskFull: 'The disk of the server is full, so nothing can be saved. Please ask the administrator to free up space.',
  databaseUnavailable: 'The server cannot reach its database. Please try again in a moment.',
  unexpected: 'Something went wrong on our side. Please try again.',
};

const DUTCH: typeof ENGLISH = {
  notJson: 'Uw bericht is niet goed aangekomen. Probeer het opnieuw.',
  wrongType: 'Uw bericht kwam in een vorm aan die wij niet kunnen lezen. Gebruik het contactformulier.',
  nulCharacter:
    'Uw bericht bevat een teken dat wij niet kunnen bewaren. Haal vreemde tekens weg en probeer het opnieuw.',
  tooLarge: 'Uw bericht is te groot. Maak het korter.',
  crossSite: 'Dit bericht kwam van een andere website. Gebruik ons eigen contactformulier.',
  notFound: 'Op dit adres is niets te vinden.',
  methodNotAllowed: (methods) => `Dit adres beantwoordt alleen ${methods}.`,
  diskFull: 'Wij kunnen uw bericht nu niet aannemen. Probeer het later opnieuw, of bel ons.',
  databaseUnavailable: 'Wij kunnen uw bericht nu niet aannemen. Probeer het over een ogenblik opnieuw, of bel ons.',
  unexpected: 'Er is bij ons iets misgegaan. Probeer het opnieuw, of bel ons.',
};

/** The API's own error messages: Dutch for `/api/contact`, which visitors use, English for all else. */
export const messagesFor = (c: HonoContext): typeof ENGLISH =>
  c.req.path.startsWith('/api/contact') ? CONTACT_API_ERRORS : ENGLISH;
