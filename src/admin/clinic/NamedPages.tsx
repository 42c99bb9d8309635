import type { DocumentDetail } from '../../shared/contract/site-documents.ts';
import { paths } from '../../shared/paths.ts';
import { labelOf } from './form/field-names.ts';
import { documentTitle } from './titles/document-title.ts';
import { t } from './words.ts';

/** The pages that name a member of the team. */
export const NamedPages = ({ pages }: { pages: DocumentDetail['namedOn'][string] }) => (
  <ul className="mt-2 flex flex-wrap gap-x-4 text-sm">
    {pages.map(({ path, title }) => (
      <li key={path}>
        <a
          href={paths.clinicDocument(path)}
          lang={path.includes('/') ? 'nl' : undefined}
          className="inline-flex min-h-8 items-center underline underline-offset-4"
        >
          {documentTitle(title)}
        </a>
      </li>
    ))}
  </ul>
);

/** Why somebody cannot be taken out of the team. */
export const WhyKept = ({ pages }: { pages: DocumentDetail['namedOn'][string] }) => (
  <div className="mt-3 text-sm">
    <p>
      {t(
        '{count} page names this person as writer or reviewer, so the entry has to stay.|{count} pages name this person as writer or reviewer, so the entry has to stay.',
        { count: pages.length },
      )}{' '}
      {t(
        'For somebody who left, fill in {left}, and {successor} for the pages that they reviewed. Visitors then no longer see them in the team.',
        { left: labelOf('vertrokken'), successor: labelOf('opvolger') },
      )}
    </p>
    <NamedPages pages={pages} />
  </div>
);
