import { SERVICE_SLUGS, THERAPY_SLUGS, TREATMENT_SLUGS } from './care-slugs.ts';
import { paths } from './paths.ts';
import { STATEMENTS } from './statements.ts';

/** The pages about care, which content/ fills. */
export const CARE_PATHS: ReadonlySet<string> = new Set([
  ...THERAPY_SLUGS.map(paths.therapy),
  ...TREATMENT_SLUGS.map(paths.treatment),
  ...SERVICE_SLUGS.map(paths.examination),
  paths.examinations,
  paths.pmo,
]);

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
