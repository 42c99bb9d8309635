/** The magazine's pages are English around Dutch names and professions, and have one word for the register. */
export const registrationInEnglish = (registration: string): string =>
  registration.replace(/\bBIG[-\s](?:nummer|registratie(?:nummer)?)\b/gi, 'BIG number');
