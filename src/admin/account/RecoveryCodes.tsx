import { useEffect, useRef } from 'react';
import { button } from '../../ui/forms/button.ts';

/** Asks before the page is left: the server sends the codes only once. */
export function RecoveryCodes({ codes, onConfirmed }: { codes: string[]; onConfirmed: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    const stop = new AbortController();
    addEventListener('beforeunload', (event) => event.preventDefault(), { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return (
    <div className="space-y-4">
      <h3 ref={heading} tabIndex={-1} className="text-base font-medium">
        Keep these recovery codes
      </h3>
      <p className="text-sm">
        Without your phone, one of them takes the place of the app’s code; each works once. Print them or write them
        down, and keep them where you keep papers. They are not shown again.
      </p>
      <ul className="space-y-1 rounded-xs bg-admin-background p-4">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-base wrap-anywhere select-all">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        <button type="button" className={button('secondary', 'small')} onClick={() => print()}>
          Print
        </button>
        <button type="button" className={button('primary', 'small')} onClick={onConfirmed}>
          I have kept them
        </button>
      </div>
    </div>
  );
}
