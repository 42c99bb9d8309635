import type { DocumentDetail } from '../../shared/contract/site-documents.ts';
import { paths } from '../../shared/paths.ts';

/** The pages that name a member of the team. */
export const NamedPages = ({ pages }: { pages: DocumentDetail['namedOn'][string] }) => (
  <ul className="mt-2 flex flex-wrap gap-x-4 text-sm">
    {pages.map(({ path, title }) => (
      <li key={path}>
        <a
          href={paths.clinicDocument(path)}
          lang={path.includes('/') ? 'nl' : 'en'}
          className="inline-flex min-h-8 items-center underline underline-offset-4"
        >
          {title}
        </a>
      </li>
    ))}
  </ul>
);

/** Why somebody cannot be taken out of the team. */
export const WhyKept = ({ pages }: { pages: DocumentDetail['namedOn'][string] }) => (
  <div className="mt-3 text-sm">
    <p>
      {pages.length === 1 ? '1 page names' : `${pages.length} pages name`} this person as writer or reviewer, so the
      entry has to stay. For somebody who left, fill in <span lang="nl">Vertrokken</span>, and{' '}
      <span lang="nl">Opvolger</span> for the pages that they reviewed. Visitors then no longer see them in the team.
    </p>
    <NamedPages pages={pages} />
  </div>
);
