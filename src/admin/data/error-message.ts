import { ApiError, NetworkError } from '../../shared/api-client.ts';
import type { Danger } from '../../shared/contract/articles/dangers.ts';
import { t } from '../language/words.tsx';

/** The error in the server's words, without its status code. A proxy's page of HTML is no sentence for a person. */
export function errorMessage(error: unknown): string {
  if (error instanceof ApiError && error.fromApi) return error.detail;
  if (error instanceof NetworkError) return t('No connection to the server. Please check your internet connection.');
  return t('Please try again');
}

/** Error messages by field name. */
export const fieldErrors = (error: unknown): Record<string, string> => (error instanceof ApiError ? error.fields : {});

/** The dangers for which the server refused a text that readers would see. */
export const dangersOf = (error: unknown): readonly Danger[] => (error instanceof ApiError ? error.dangers : []);
