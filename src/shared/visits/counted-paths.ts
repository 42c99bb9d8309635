import { CARE_PATHS } from '../care/care-paths.ts';
import { paths } from '../paths.ts';
import { STATEMENTS } from '../statements.ts';

/** The pages whose visits are counted, beside articles and videos: those that search engines may list. */
export const COUNTED_PATHS: ReadonlySet<string> = new Set([
  ...CARE_PATHS,
  paths.home,
  paths.treatments,
  paths.therapies,
  paths.about,
  paths.magazine,
  ...STATEMENTS.map(({ path }) => path),
]);
