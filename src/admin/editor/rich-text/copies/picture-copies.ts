import { Extension } from '@tiptap/core';
import type { Node as ProseMirrorNode } from '@tiptap/pm/model';
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { isRemoteImage } from '../../../../shared/image-source.ts';
import { copyImages } from '../../../uploads/copy-image.ts';
import type { PastedPictures } from '../paste/pasted-pictures.ts';
import { pendingCopy, pendingSource } from '../pending-image.ts';
import { createCopyQueue } from './copy-queue.ts';

/**
 * Copies the pictures that wait in a text into our own store, and puts the copies in their place. Not a step for
 * undoing: undo takes back the paste, and redo brings back what it became.
 */
export function createPictureCopies() {
  const files = new Map<string, File>();
  const kept = new Set<string>();
  const queue = createCopyQueue();
  let view: EditorView | undefined;

  const pictures: PastedPictures = {
    isKept: (address) => kept.has(address),
    addFile: (file) => {
      const name = `file-${Date.now()}-${files.size + 1}`;
      files.set(name, file);
      return pendingCopy(name);
    },
    countUnavailable: queue.countUnavailable,
  };

  function copyPending(doc: ProseMirrorNode): void {
    for (const src of sourcesOf(doc)) {
      const source = pendingSource(src);
      if (source === undefined) {
        if (isRemoteImage(src)) kept.add(src);
        continue;
      }
      queue.add(source, files.get(source), {
        isWanted: () => view !== undefined && sourcesOf(view.state.doc).includes(src),
        onDone: () => view && dispatch(replacePending(view.state)),
      });
    }
  }

  function replacePending(state: EditorState): Transaction | undefined {
    const tr = state.tr.setMeta('addToHistory', false);
    eachImage(state.doc, (node, position) => {
      const outcome = queue.outcomeOf(pendingSource(node.attrs['src']));
      const at = tr.mapping.map(position);
      if (outcome?.src) tr.setNodeAttribute(at, 'src', outcome.src);
      else if (outcome) removeImage(tr, at);
    });
    return tr.docChanged ? tr : undefined;
  }

  function dispatch(tr: Transaction | undefined): void {
    if (tr) view?.dispatch(tr);
  }

  /** Copies the pictures that readers' browsers fetch from elsewhere; what cannot be copied stays as it is. */
  async function copyRemotePictures(): Promise<void> {
    const sources = [...new Set(sourcesOf(view?.state.doc))].filter(isRemoteImage);
    await copyImages(sources, (source, src) => {
      if (!view) return;
      const { tr, doc } = view.state;
      eachImage(doc, (node, position) => {
        if (node.attrs['src'] === source) tr.setNodeAttribute(position, 'src', src);
      });
      dispatch(tr);
    });
  }

  const extension = Extension.create({
    name: 'pictureCopies',
    addProseMirrorPlugins: () => [
      new Plugin({
        appendTransaction: (changes, _, state) =>
          changes.some(({ docChanged }) => docChanged) ? (replacePending(state) ?? null) : null,
        view: (opened) => {
          view = opened;
          copyPending(opened.state.doc);
          return {
            update: ({ state }, before) => state.doc === before.doc || copyPending(state.doc),
            destroy: () => {
              view = undefined;
            },
          };
        },
      }),
    ],
  });
  return { extension, pictures, copyRemotePictures };
}

/** Removes a picture; where something has to stand, an empty line does. */
function removeImage(tr: Transaction, position: number): void {
  const at = tr.doc.resolve(position);
  const line = tr.doc.type.schema.nodes['paragraph'];
  if (at.parent.canReplace(at.index(), at.index() + 1)) tr.delete(position, position + 1);
  else if (line) tr.replaceWith(position, position + 1, line.create());
}

function eachImage(doc: ProseMirrorNode | undefined, visit: (node: ProseMirrorNode, position: number) => void): void {
  doc?.descendants((node, position) => {
    if (node.type.name === 'image') visit(node, position);
  });
}

function sourcesOf(doc: ProseMirrorNode | undefined): string[] {
  const sources: string[] = [];
  eachImage(doc, ({ attrs }) => sources.push(String(attrs['src'])));
  return sources;
}
