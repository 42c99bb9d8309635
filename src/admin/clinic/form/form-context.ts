import { createContext, use } from 'react';

type FormState = {
  /** The messages by the paths of their fields. */
  errors: Record<string, string>;
  /** Takes away the messages of a field that the user changes, and of what is in it. */
  clear: (path: string) => void;
};

export const FormContext = createContext<FormState>({ errors: {}, clear: () => {} });

export const useError = (path: string): string | undefined => use(FormContext).errors[path];

export const useHasErrorBelow = (path: string): boolean =>
  Object.keys(use(FormContext).errors).some((other) => other === path || other.startsWith(`${path}.`));

/** What the server says starts with a verb, after the name of the field: “Tot moet een tijd zijn zoals 09:30”. */
export const sentenceOf = (label: string, message: string): string =>
  /^\p{Ll}/u.test(message) ? `${label} ${message}` : message;
