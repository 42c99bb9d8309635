import { useEffect, useRef } from 'react';
import type { Failure } from './failure.ts';

/** Focuses itself when it appears, and links to every field with an error. */
export function FailureSummary({ failure: { title, text, fields } }: { failure: Failure }) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), []);
  return (
    <div
      ref={summary}
      role="alert"
      tabIndex={-1}
      className="border-l-4 border-danger bg-danger-soft px-5 py-4 text-base"
    >
      <p className="font-medium text-danger">{title}</p>
      <p>{text}</p>
      {Object.keys(fields).length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {Object.entries(fields).map(([name, message]) => (
            <li key={name}>
              <a href={`#contact-${name}`} className="underline underline-offset-4">
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
