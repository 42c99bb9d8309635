import type { Editor } from '@tiptap/core';
import { CheckItem, Group, Item } from './menu.tsx';
import { tableHeaders } from './table-headers.ts';

/** Actions for the table cell at the cursor. */
export function TableItems({ editor, withDelete }: { editor: Editor; withDelete: boolean }) {
  const { row, column } = tableHeaders(editor.state);
  const run = () => editor.chain();
  return (
    <Group label="Table">
      <Item onSelect={() => run().addRowBefore().run()}>Add row above</Item>
      <Item onSelect={() => run().addRowAfter().run()}>Add row below</Item>
      <Item onSelect={() => run().addColumnBefore().run()}>Add column on the left</Item>
      <Item onSelect={() => run().addColumnAfter().run()}>Add column on the right</Item>
      <Item onSelect={() => run().deleteRow().run()} disabled={!editor.can().deleteRow()}>
        Delete row
      </Item>
      <Item onSelect={() => run().deleteColumn().run()} disabled={!editor.can().deleteColumn()}>
        Delete column
      </Item>
      <CheckItem isChecked={row} onSelect={() => run().toggleHeaderRow().run()}>
        Header row
      </CheckItem>
      <CheckItem isChecked={column} onSelect={() => run().toggleHeaderColumn().run()}>
        Header column
      </CheckItem>
      {withDelete && <Item onSelect={() => run().deleteTable().run()}>Delete table</Item>}
    </Group>
  );
}
