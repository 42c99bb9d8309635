import { createContext, type ReactNode, use } from 'react';
import { fieldName } from '../../../shared/field-names.ts';

type FormState = {
  /** The messages by the paths of their fields. */
  errors: Record<string, string>;
  /** Takes away the messages of a field that the user changes, and of what is in it. */
  clear: (path: string) => void;
  /** Who works here: a field of a colleague chooses from these. */
  colleagues: readonly { key: string; name: string }[];
  /** The titles of pages that a field may choose from, by their names in content/. */
  pages: ReadonlyMap<string, string>;
  /** The paths of fields that hold an example: when the form was filled, and now; and those said to be right. */
  examples: {
    before: readonly string[];
    now: readonly string[];
    right: readonly string[];
    onRight: (path: string, isRight: boolean) => void;
  };
  /** The path of the field that the form was opened at; empty for none. */
  openAt: string;
  /** Why an entry of a record cannot be removed; undefined when it can. */
  whyKept?: (key: string) => ReactNode;
};

export const FormContext = createContext<FormState>({
  errors: {},
  clear: () => {},
  colleagues: [],
  pages: new Map(),
  examples: { before: [], now: [], right: [], onRight: () => {} },
  openAt: '',
});

/** The messages of a field and of what is in it. */
export const useErrorsBelow = (path: string): string[] =>
  Object.entries(use(FormContext).errors).flatMap(([other, message]) =>
    other === path || other.startsWith(`${path}.`) ? [message] : [],
  );

export const useHasErrorBelow = (path: string): boolean => useErrorsBelow(path).length > 0;

/** What the server says is Dutch, and starts with a verb, after the name of the field: “Tot moet een tijd zijn zoals 09:30”. */
export const sentenceOf = (name: string, message: string): string =>
  isDutch(message) ? `${fieldName(name)} ${message}` : message;

const isDutch = (message: string) => /^\p{Ll}/u.test(message);

/** The message of a field as a sentence, and its language where it is not that of the desk. */
export function useErrorOf(path: string, name: string): { error: string | undefined; errorLang: 'nl' | undefined } {
  const message = use(FormContext).errors[path];
  return {
    error: message && sentenceOf(name, message),
    errorLang: message && isDutch(message) ? 'nl' : undefined,
  };
}
