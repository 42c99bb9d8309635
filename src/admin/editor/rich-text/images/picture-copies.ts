import { Extension } from '@tiptap/core';
import type { Node as ProseMirrorNode } from '@tiptap/pm/model';
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { atom } from 'nanostores';
import { copyImages } from '../../../uploads/copy-image.ts';
import { watchUnplaced } from '../../../uploads/pending-uploads.ts';
import { ImageRejectedError } from '../../../uploads/rejected-image.ts';
import { captionAsBlocks } from '../block-commands/figures.ts';
import type { PastedPictures } from '../paste/clean-paste.ts';
import { t } from '../words.ts';
import { type ChosenFile, createCopyQueue, notUploaded } from './copy-queue.ts';
import { imageSources, remoteImageSources } from './images-in-text.ts';
import { fileSource, pendingCopy, pendingSource } from './pending-images.ts';

/**
 * A TipTap extension that copies pending pictures to this site and replaces them by the copies. The replacement is not
 * an undo step: undo removes the paste, redo restores it with the copies.
 */
export function createPictureCopies() {
  const embedded = new Map<string, File>();
  const chosen = new Map<string, ChosenFile>();
  const linked = new Set<string>();
  const queue = createCopyQueue();
  const refused = createRefusedPictures({ retry, remove });
  let view: EditorView | undefined;

  const pictures: PastedPictures = {
    isLinked: (address) => linked.has(address),
    addFile: (file) => add(embedded, file, file),
    countUnavailable: queue.countUnavailable,
  };

  /** For a pasted or dropped file; returns its source until it is uploaded. */
  const choose = (file: File): string => add(chosen, file, { file, mayConvert: false });

  function add<T>(files: Map<string, T>, file: File, value: T): string {
    const source = fileSource(embedded.size + chosen.size + 1, file);
    files.set(source, value);
    return pendingCopy(source);
  }

  const isInText = (source: string) => view !== undefined && imageSources(view.state.doc).includes(pendingCopy(source));

  function copyPending(doc: ProseMirrorNode): void {
    for (const src of remoteImageSources(doc)) linked.add(src);
    for (const src of imageSources(doc)) {
      const source = pendingSource(src);
      if (source === undefined) continue;
      queue.add({
        source,
        embedded: embedded.get(source),
        chosen: chosen.get(source),
        isWanted: () => isInText(source),
        onDone: () => view && dispatch(replacePending(view.state)),
        onRefused: (error) => isInText(source) && refused.add(source, chosen.get(source)?.file, error),
      });
    }
  }

  function retry(source: string, mayConvert = false): void {
    const file = chosen.get(source)?.file;
    if (file) chosen.set(source, { file, mayConvert });
    queue.cancel(source);
    refused.delete(source);
    if (view) copyPending(view.state.doc);
  }

  /** Removes a picture that is not stored yet, as an undo step. */
  function remove(source: string): void {
    queue.cancel(source);
    if (!view) return;
    const { tr, doc } = view.state;
    eachImage(doc, (node, position) => {
      if (node.attrs['src'] === pendingCopy(source)) removeImage(tr, tr.mapping.map(position));
    });
    dispatch(tr.docChanged ? tr : undefined);
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
    addStorage: () => ({ retry, remove }),
    addProseMirrorPlugins: () => [
      new Plugin({
        appendTransaction: (changes, _, state) =>
          changes.some(({ docChanged }) => docChanged) ? (replacePending(state) ?? null) : null,
        view: (opened) => {
          view = opened;
          copyPending(opened.state.doc);
          const stopWatching = watchUnplaced(refused.unplaced(isInText));
          return {
            update: ({ state }, before) => state.doc === before.doc || copyPending(state.doc),
            destroy: () => {
              stopWatching();
              view = undefined;
            },
          };
        },
      }),
    ],
  });
  return { extension, pictures, choose, rejected: refused.$rejected, decide: refused.decide, copyRemotePictures };
}

function eachImage(doc: ProseMirrorNode, visit: (node: ProseMirrorNode, position: number) => void): void {
  doc.descendants((node, position) => {
    if (node.type.name === 'image') visit(node, position);
  });
}

/**
 * Removes a picture, or replaces it by an empty paragraph where the schema requires a block. Caption and credit of a
 * figure without another picture stay, as a paragraph.
 */
export function removeImage(tr: Transaction, position: number): void {
  const at = tr.doc.resolve(position);
  const paragraph = tr.doc.type.schema.nodes['paragraph'];
  if (at.parent.canReplace(at.index(), at.index() + 1)) tr.delete(position, position + 1);
  else if (at.parent.type.name === 'figure') tr.replaceWith(at.before(), at.after(), captionAsBlocks(at.parent));
  else if (paragraph) tr.replaceWith(position, position + 1, paragraph.create());
}

/** A picture that can be used only if it is converted. */
export type RejectedPicture = { source: string; file: File; error: ImageRejectedError };

type Act = { retry: (source: string, mayConvert: boolean) => void; remove: (source: string) => void };

/** The chosen pictures that were not stored: some need a decision, and a save would lose all of them. */
function createRefusedPictures({ retry, remove }: Act) {
  const $rejected = atom<RejectedPicture[]>([]);
  const refused = new Map<string, { isTold: boolean }>();

  return {
    $rejected,
    add(source: string, file: File | undefined, error: unknown): void {
      refused.set(source, { isTold: false });
      if (file && error instanceof ImageRejectedError && error.rejection.conversion)
        $rejected.set([...$rejected.get(), { source, file, error }]);
    },
    delete(source: string): void {
      refused.delete(source);
    },
    /** Applies the user's answer to all of them. */
    decide(mayConvert: boolean): void {
      const rejected = $rejected.get();
      $rejected.set([]);
      for (const { source } of rejected)
        if (mayConvert) retry(source, true);
        else remove(source);
    },
    /** A save reports each missing picture once. */
    unplaced(isInText: (source: string) => boolean) {
      const untold = () => [...refused].filter(([source, { isTold }]) => !isTold && isInText(source));
      return {
        isMissing: () => untold().length > 0,
        tell: () => {
          const missing = untold();
          for (const [source] of missing) refused.set(source, { isTold: true });
          const [first] = missing;
          if (!first) return undefined;
          return missing.length > 1
            ? t('{count} pictures in the text were not uploaded.', { count: missing.length })
            : notUploaded(first[0]);
        },
      };
    },
  };
}
