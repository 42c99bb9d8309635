import { type RefObject, useLayoutEffect, useState } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Earlier = { form: HTMLFormElement; focused: string | undefined };

/**
 * Keeps what a visitor typed into a form of the page's HTML before React hydrated it: where a translator has changed its
 * texts by then, React puts a new form in its place. `selector` finds the form in the page.
 */
export function useTypedValues(form: RefObject<HTMLFormElement | null>, selector: string): void {
  const [earlier] = useState(() => readForm(selector));
  useLayoutEffect(() => {
    const now = form.current;
    // In a form that stays, all is as the visitor left it: on a slow phone they type and leave fields while React renders.
    if (!now || !earlier || now === earlier.form) return;
    for (const { name, value } of fieldsOf(earlier.form)) {
      const field = now.elements.namedItem(name) as Field | null;
      if (field && field.value !== value) field.value = value;
    }
    const focused = earlier.focused && now.elements.namedItem(earlier.focused);
    if (focused instanceof HTMLElement && document.activeElement === document.body)
      focused.focus({ preventScroll: true });
  }, [form, earlier]);
}

/** Runs before React removes the form; nothing on the server. */
function readForm(selector: string): Earlier | undefined {
  const form = typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>(selector);
  if (!form) return;
  return { form, focused: form.contains(document.activeElement) ? (document.activeElement as Field).name : undefined };
}

const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements]
    .filter((element): element is Field => 'name' in element && 'value' in element)
    .filter(({ type, name }) => name && type !== 'hidden');
