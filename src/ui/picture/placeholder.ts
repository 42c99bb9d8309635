/** Goes with every subject: an empty wall in morning light. */
const PLACEHOLDER = 'closing';

/** The picture that is shown for a subject: its own, or one that goes with everything until it has one. */
export const pictureFor = (subject: string, exists: (name: string) => boolean): string =>
  exists(subject) ? subject : PLACEHOLDER;

/** An alternative text tells of the subject's own picture; of a stand-in it would be untrue, so that one decorates. */
export const altFor = (subject: string, alt: string, exists: (name: string) => boolean): string =>
  exists(subject) ? alt : '';
