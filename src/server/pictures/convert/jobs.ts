import type { PictureEdits } from '../../../shared/contract/pictures/pictures.ts';
import type { Point } from '../../../shared/pictures/geometry.ts';
import type { Conversion, ConversionJob, ConvertedImage } from './resize.ts';

/** A task of the conversion process. An edit and a crop get a stored large file, an upload any bytes. */
export type EditJob = { bytes: Uint8Array; edits: PictureEdits };
export type ShareJob = { bytes: Uint8Array; focalPoint: Point };
export type Job = ConversionJob | EditJob | ShareJob;

export type Edited = { converted: ConvertedImage } | { refusal: 'damaged' | 'animated' };
export type Shared = { jpeg: Uint8Array<ArrayBuffer> } | { refusal: 'damaged' };
export type Result<J extends Job> = J extends EditJob ? Edited : J extends ShareJob ? Shared : Conversion;
