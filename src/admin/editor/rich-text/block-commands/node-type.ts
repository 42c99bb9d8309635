import type { NodeType, Schema } from '@tiptap/pm/model';

export function nodeType(schema: Schema, name: string): NodeType {
  const type = schema.nodes[name];
  if (!type) throw new Error(`The editor knows no ${name}`);
  return type;
}
