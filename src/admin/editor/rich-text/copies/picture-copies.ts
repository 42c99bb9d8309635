import { Extension } from '@tiptap/core';
import type { Node as ProseMirrorNode } from '@tiptap/pm/model';
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { copyImages } from '../../../uploads/copy-image.ts';
import { imageSources, remoteImageSources } from '../image-sources.ts';
import type { PastedPictures } from '../paste/pasted-pictures.ts';
import { pendingCopy, pendingSource } from '../pending-image.ts';
import { createCopyQueue } from './copy-queue.ts';

/**
 * TipTap extension that copies pending pictures to this site and then replaces them by their copies. The replacement
 * is no undo step: undo removes the paste, redo restores it with the copies.
 */
export function createPictureCopies() {
  const files = new Map<string, File>();
  const linked = new Set<string>();
  const queue = createCopyQueue();
  let view: EditorView | undefined;

  const pictures: PastedPictures = {
    isLinked: (address) => linked.has(address),
    addFile: (file) => {
      const name = `file-${Date.now()}-${files.size + 1}`;
      files.set(name, file);
      return pendingCopy(name);
    },
    countUnavailable: queue.countUnavailable,
  };

  function copyPending(doc: ProseMirrorNode): void {
    for (const src of remoteImageSources(doc)) linked.add(src);
    for (const src of imageSources(doc)) {
      const source = pendingSource(src);
      if (source === undefined) continue;
      queue.add(source, files.get(source), {
        isWanted: () => view !== undefined && imageSources(view.state.doc).includes(src),
        onDone: () => view && dispatch(replacePending(view.state)),
      });
    }
  }

  function replacePending(state: EditorState): Transaction | undefined {
    if (!imageSources(state.doc).some((src) => queue.outcomeOf(pendingSource(src)))) return undefined;
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

  /** Copies the pictures that load from other websites; one that cannot be copied stays linked. */
  async function copyRemotePictures(): Promise<void> {
    const sources = view ? remoteImageSources(view.state.doc) : [];
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

/** Removes a picture, or replaces it by an empty paragraph where the schema requires a block. */
function removeImage(tr: Transaction, position: number): void {
  const at = tr.doc.resolve(position);
  const paragraph = tr.doc.type.schema.nodes['paragraph'];
  if (at.parent.canReplace(at.index(), at.index() + 1)) tr.delete(position, position + 1);
  else if (paragraph) tr.replaceWith(position, position + 1, paragraph.create());
}

function eachImage(doc: ProseMirrorNode, visit: (node: ProseMirrorNode, position: number) => void): void {
  doc.descendants((node, position) => {
    if (node.type.name === 'image') visit(node, position);
  });
}
