import { createContext, type ReactNode, use } from 'react';

type FormState = {
  /** The messages by the paths of their fields. */
  errors: Record<string, string>;
  /** Takes away the messages of a field that the user changes, and of what is in it. */
  clear: (path: string) => void;
  /** Who works here: a field of a colleague chooses from these. */
  colleagues: readonly { key: string; name: string }[];
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
  examples: { before: [], now: [], right: [], onRight: () => {} },
  openAt: '',
});

export const useError = (path: string): string | undefined => use(FormContext).errors[path];

/** The messages of a field and of what is in it. */
export const useErrorsBelow = (path: string): string[] =>
  Object.entries(use(FormContext).errors).flatMap(([other, message]) =>
    other === path || other.startsWith(`${path}.`) ? [message] : [],
  );

export const useHasErrorBelow = (path: string): boolean => useErrorsBelow(path).length > 0;

/** What the server says starts with a verb, after the name of the field: “Tot moet een tijd zijn zoals 09:30”. */
export const sentenceOf = (label: string, message: string): string =>
  /^\p{Ll}/u.test(message) ? `${label} ${message}` : message;
