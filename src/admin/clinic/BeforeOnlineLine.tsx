import { paths } from '../../shared/paths.ts';
import { useMay } from '../data/staff-user.ts';
import { useFresh } from '../data/use-fresh.ts';
import { $beforeOnline } from './clinic.ts';
import { t } from './words.ts';

/** Tells those who publish that the website is not ready, and why no search engine shows it. */
export function BeforeOnlineLine({ className = '' }: { className?: string }) {
  return useMay('site.publish') && <Line className={className} />;
}

function Line({ className }: { className: string }) {
  const { data } = useFresh($beforeOnline);
  const musts = data?.entries.filter(({ level }) => level === 'must').length ?? 0;
  if (!data || musts === 0) return null;
  return (
    <p className={`mt-2 max-w-prose rounded-xs border border-linen bg-plaster px-4 py-2.5 text-sm ${className}`}>
      <a href={paths.clinicBeforeOnline} className="inline-block min-h-6 font-medium underline underline-offset-4">
        {t('{count} thing to do before the website goes online|{count} things to do before the website goes online', {
          count: musts,
        })}
      </a>
      {data.isHidden && (
        <span className="block text-ink-soft">
          {t('Until then the website asks search engines to stay away, and tells visitors that it is being made.')}
        </span>
      )}
    </p>
  );
}
