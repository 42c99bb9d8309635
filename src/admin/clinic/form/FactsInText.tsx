import type { DocumentContent } from '../../../shared/contract/site-documents.ts';
import { t } from './words.ts';

type Props = { fields: DocumentContent['fields']; facts: Readonly<Record<string, string>> };

/** What the placeholders in the fields stand for now, where they have any. */
export function FactsInText({ fields, facts }: Props) {
  const text = JSON.stringify(fields);
  const used = Object.keys(facts).filter((name) => text.includes(`{${name}}`));
  if (used.length === 0) return null;
  const first = {
    name: <span lang="nl">{`{${used[0]}}`}</span>,
    value: <span lang="nl">{facts[used[0] as string]}</span>,
  };
  return (
    <details className="mb-4 text-xs text-ink-soft">
      <summary className="min-h-6 cursor-pointer">
        {used.length > 1
          ? t.rich('Words in braces stand for a fact that is kept in one place: {name} is {value}, and {more} more', {
              ...first,
              more: used.length - 1,
            })
          : t.rich('Words in braces stand for a fact that is kept in one place: {name} is {value}', first)}
      </summary>
      <dl lang="nl" className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {used.map((name) => (
          <div key={name} className="contents">
            <dt>{`{${name}}`}</dt>
            <dd className="text-ink wrap-anywhere">{facts[name]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
