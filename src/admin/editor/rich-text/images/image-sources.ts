import type { Node } from '@tiptap/pm/model';
import { isRemoteImage } from '../../../../shared/pictures/picture.ts';
import { memoizePerBlock, visitElements } from '../memoize-per-block.ts';

const sourcesOfBlocks = memoizePerBlock(sourcesOfBlock);
const remoteSourcesOfBlocks = memoizePerBlock((block) => sourcesOfBlock(block).filter(isRemoteImage));

function sourcesOfBlock(block: Node): string[] {
  const sources: string[] = [];
  visitElements(block, ({ type, attrs }) => {
    if (type.name === 'image') sources.push(String(attrs['src']));
  });
  return sources;
}

/** The sources of all images, in order. */
export const imageSources = (doc: Node): string[] => sourcesOfBlocks(doc).flat();

/** The images that load from other websites, each once. */
export const remoteImageSources = (doc: Node): string[] => [...new Set(remoteSourcesOfBlocks(doc).flat())];
