import { importModule } from '../../../ui/islands/import-module.ts';
import type { Schema } from './schema.ts';

// Apart from the forms: the opening hours and the prices have no pictures, and need not load what uploads one.

let PictureField: typeof import('./PictureField.tsx').PictureField | undefined;

/** Undefined when it could not be loaded: the name of the picture is then typed. */
export const pictureField = () => PictureField;

/** To be awaited before a form of this schema is shown. */
export async function loadPictureCode(schema: Schema): Promise<void> {
  if (PictureField || !JSON.stringify(schema).includes('"format":"picture"')) return;
  const loading = importModule(() => import('./PictureField.tsx'));
  PictureField = (await loading.catch(() => undefined))?.PictureField;
}
