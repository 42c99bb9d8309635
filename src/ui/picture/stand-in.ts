import { STAND_IN } from '../../shared/pictures/picture.ts';

/** The file name of the subject's own picture, or of the stand-in. */
export const pictureFor = (subject: string, exists: (name: string) => boolean): string =>
  exists(subject) ? subject : STAND_IN;

/** Empty for the stand-in: the alt text describes the subject's own picture. */
export const altFor = (subject: string, alt: string, exists: (name: string) => boolean): string =>
  exists(subject) ? alt : '';
