/** What a refused file could be turned into, if its owner agrees: a smaller picture, or one that stands still. */
export type Offer = 'smaller' | 'still';

type Reason = {
  /** What goes on after “… was not uploaded:”, without the full stop. */
  why?: string;
  offer?: Offer;
};

/** Why a file was not sent: the words of its toast, and what stays beside the field. */
export class ImageRejectedError extends Error {
  override name = 'ImageRejectedError';
  readonly title: string;
  readonly reason: Reason;

  constructor(title: string, description: string, reason: Reason = {}) {
    super(description);
    this.title = title;
    this.reason = reason;
  }
}

export const CONVERSION_LABELS: Record<Offer, string> = {
  smaller: 'Make it smaller and use it',
  still: 'Use it without movement',
};

/** Stays when the toast has gone. */
export const rejectionText = (file: File, why?: string) => `“${file.name}” was not uploaded${why ? `: ${why}` : ''}.`;
