import { DomainError } from '../../errors/errors.ts';

export const notInBinError = () =>
  new DomainError('not-found', 'This article is no longer in the bin: it was restored, or deleted for good.');
