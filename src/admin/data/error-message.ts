import { ApiError, NetworkError } from '../../shared/api-client.ts';
import type { Danger } from '../../shared/contract/articles/dangers.ts';

/** The error without its status code, for a text beside what it is about. */
export function errorDetail(error: unknown): string {
  if (error instanceof ApiError) return error.detail;
  if (error instanceof NetworkError) return 'No connection to the server. Please check your internet connection.';
  return 'Please try again';
}

/** The error as every toast shows it; what the server refused starts with the status code, as in `409: …`. */
export function errorMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : errorDetail(error);
}

/** Error messages by field name. */
export const fieldErrors = (error: unknown): Record<string, string> => (error instanceof ApiError ? error.fields : {});

/** The dangers for which the server refused a text that readers would see. */
export const dangersOf = (error: unknown): readonly Danger[] => (error instanceof ApiError ? error.dangers : []);
