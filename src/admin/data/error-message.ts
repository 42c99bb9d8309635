import { ApiError, NetworkError } from '../../shared/api-client.ts';
import type { Danger } from '../../shared/contract/articles/dangers.ts';
import { sayError } from '../errors/error-words.ts';
import { t } from '../language/words.tsx';

/** The error in the server's words, without its status code. A proxy's page of HTML is no sentence for a person. */
export function errorMessage(error: unknown): string {
  if (error instanceof ApiError && error.fromApi) return sayError(error.detail, error.sentences);
  if (error instanceof NetworkError) return t('No connection to the server. Please check your internet connection.');
  return t('Please try again');
}

/** Error messages by field name. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  const { fields, sentences } = error;
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, sayError(text, sentences)]));
}

/** Whether somebody else saved meanwhile. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** The dangers for which the server refused a text that readers would see. */
export const dangersOf = (error: unknown): readonly Danger[] => (error instanceof ApiError ? error.dangers : []);
