import { t } from './words.ts';

/** The law or the reason behind a finding, for who asks. */
export const Why = ({ reasons }: { reasons: readonly string[] }) => (
  <details className="min-w-0 open:basis-full">
    <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm underline underline-offset-4">
      {t('Why?')}
    </summary>
    {[...new Set(reasons)].map((reason) => (
      <p key={reason} className="mb-2 text-xs text-ink-soft">
        {reason}
      </p>
    ))}
  </details>
);
