/** An empty wall in morning light, which suits every subject. */
const PLACEHOLDER = 'closing';

/** The file name of the subject's own picture, or of the placeholder. */
export const pictureFor = (subject: string, exists: (name: string) => boolean): string =>
  exists(subject) ? subject : PLACEHOLDER;

/** Empty for the placeholder: the alt text describes the subject's own picture. */
export const altFor = (subject: string, alt: string, exists: (name: string) => boolean): string =>
  exists(subject) ? alt : '';
