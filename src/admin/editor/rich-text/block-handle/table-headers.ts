import { findParentNode } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';

/** Whether the first row and the first column of the table at the cursor are headers. */
export function tableHeaders({ selection }: EditorState): { row: boolean; column: boolean } {
  const table = findParentNode(({ type }) => type.name === 'table')(selection)?.node;
  const first = table?.children.map((row) => row.firstChild).slice(1) ?? [];
  return {
    row: table?.firstChild?.children.slice(1).every(isHeader) ?? false,
    column: first.length > 0 && first.every(isHeader),
  };
}

const isHeader = (cell: Node | null) => cell?.type.name === 'tableHeader';
