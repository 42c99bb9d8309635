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
