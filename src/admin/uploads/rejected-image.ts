import { t } from './words.ts';

/** How a rejected picture could be used after all, if the user agrees: made smaller, or without its animation. */
export type Conversion = 'smaller' | 'still';

type Rejection = {
  /** Follows “… was not uploaded:”, without a full stop. */
  detail?: string;
  conversion?: Conversion;
};

/** `title` and `message` are those of the toast; `rejection` stays beside the field. */
export class ImageRejectedError extends Error {
  override name = 'ImageRejectedError';
  readonly title: string;
  readonly rejection: Rejection;

  constructor(title: string, description: string, rejection: Rejection = {}) {
    super(description);
    this.title = title;
    this.rejection = rejection;
  }
}

export const conversionLabel = (conversion: Conversion): string =>
  conversion === 'smaller' ? t('Make it smaller and use it') : t('Use it without movement');

export const rejectionText = ({ name }: File, detail?: string): string =>
  detail ? t('“{name}” was not uploaded: {detail}.', { name, detail }) : t('“{name}” was not uploaded.', { name });
