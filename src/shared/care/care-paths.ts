import { paths } from '../paths.ts';
import { SERVICE_SLUGS, THERAPY_SLUGS, TREATMENT_SLUGS } from './care-slugs.ts';

/** The pages about care, which content/ fills. */
export const CARE_PATHS: ReadonlySet<string> = new Set([
  ...THERAPY_SLUGS.map(paths.therapy),
  ...TREATMENT_SLUGS.map(paths.treatment),
  ...SERVICE_SLUGS.map(paths.examination),
  paths.examinations,
  paths.pmo,
]);
