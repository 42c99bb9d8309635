import { useEffect, useId, useRef, useState } from 'react';
import { form } from './form-classes.ts';

const TYPING_PAUSE_MS = 250;

type Props = { label: string; value: string; onSearch: (text: string) => void };

/** Searches at each pause in typing. Takes over `value` when it changes from outside, as by the back button. */
export function SearchBox({ label, value, onSearch }: Props) {
  const id = useId();
  const [text, setText] = useState(value);
  const sent = useRef(value);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    if (text === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = text.trim();
      onSearch(sent.current);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, onSearch]);
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        type="search"
        lang="nl"
        placeholder={`${label}...`}
        maxLength={200}
        className={form.input}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </>
  );
}
