import { type RefObject, useLayoutEffect, useState } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Typed = { values: [name: string, value: string][]; focused?: string };

/**
 * Keeps what a visitor typed into a form of the page's HTML before React hydrated it: where a translator has changed its
 * texts by then, React puts a new form in its place. `selector` finds the form in the page.
 */
export function useTypedValues(form: RefObject<HTMLFormElement | null>, selector: string): void {
  const [typed] = useState(() => readTyped(selector));
  useLayoutEffect(() => {
    for (const [name, value] of typed?.values ?? []) {
      const field = form.current?.elements.namedItem(name) as Field | null | undefined;
      if (field && field.value !== value) field.value = value;
    }
    const focused = typed?.focused && form.current?.elements.namedItem(typed.focused);
    if (focused instanceof HTMLElement && document.activeElement === document.body)
      focused.focus({ preventScroll: true });
  }, [form, typed]);
}

/** Runs before React removes the form; nothing on the server. */
function readTyped(selector: string): Typed | undefined {
  const form = typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>(selector);
  if (!form) return;
  const fields = [...form.elements].filter((element): element is Field => 'name' in element && 'value' in element);
  return {
    values: fields.filter(({ type, name }) => name && type !== 'hidden').map(({ name, value }) => [name, value]),
    ...(form.contains(document.activeElement) && { focused: (document.activeElement as Field).name }),
  };
}
