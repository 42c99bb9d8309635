import type { ImageSetting } from '../../environment.ts';
import type { ImageStore } from './store.ts';

/** Loads only the code of the configured store. */
export async function openImageStore(setting: ImageSetting): Promise<ImageStore> {
  if (setting.store === 'blob') return (await import('./blob-store.ts')).openBlobStore(setting.token);
  if (setting.store === 's3') return (await import('./s3-store.ts')).openS3Store(setting);
  return (await import('./file-store.ts')).openFileStore(setting.folder);
}
