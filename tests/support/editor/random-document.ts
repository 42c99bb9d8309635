import type { ContentMatch, Mark, Node, NodeType, Schema } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import { fixTables } from '@tiptap/pm/tables';

const MAX_DEPTH = 5;
const MAX_CHILDREN = 4;
const WORDS = [
  'een',
  'twee & drie',
  '1 < 2 > 0',
  'zo’n “citaat”',
  'hij zei "nee"',
  '5\u00a0mg',
  'é🌿',
  '{bron:x}',
  '<b>',
];

/** What attributes may hold, by their name. */
const VALUES: Record<string, readonly unknown[]> = {
  level: [1, 2, 3],
  start: [1, 3],
  href: ['/therapieen', 'https://example.nl/a?b=1&c=2', 'mailto:a@b.nl', 'tel:112'],
  title: [null, 'Een "titel" & meer'],
  src: ['/assets/magazine/a.webp', `/api/admin/download/${'a'.repeat(32)}.webp`],
  alt: [null, '', 'Een vaas <nu> & "een" tak'],
  'data-decorative': [null, true],
  width: [null, 640],
  height: [null, 480],
  colspan: [1, 2],
  rowspan: [1],
  'data-source': ['thuisarts', 'nhg-2024'],
  'data-credit': [null, 'Foto: Eva & Co'],
  'data-callout': ['information', 'warning', 'doctor', 'emergency', 'summary'],
  'data-button': ['appointment'],
  'data-video': [
    'https://player.vimeo.com/video/76979871?h=82721&dnt=1',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=30',
  ],
};

/** A document that the schema allows, made by these choices: the same choices make the same document. */
export function randomDocument(schema: Schema, choices: readonly number[]): Node {
  let taken = 0;
  const choose = (count: number) => (choices[taken++] ?? 0) % count;
  const attributes = (names: object) =>
    Object.fromEntries(Object.keys(names).flatMap((name) => (VALUES[name] ? [[name, oneOf(VALUES[name])]] : [])));
  function oneOf<T>(list: readonly T[]): T {
    return list[choose(list.length)] as T;
  }

  function marksFor(parent: NodeType): readonly Mark[] {
    const allowed = Object.values(schema.marks).filter((type) => parent.allowsMarkType(type));
    let marks: readonly Mark[] = [];
    for (let count = choose(3); count > 0 && allowed.length > 0; count -= 1) {
      const type = oneOf(allowed);
      marks = type.create(attributes(type.spec.attrs ?? {})).addToSet(marks);
    }
    return marks;
  }

  function make(type: NodeType, depth: number, parent: NodeType): Node {
    if (type.isText) return schema.text(oneOf(WORDS), marksFor(parent));
    return type.create(attributes(type.spec.attrs ?? {}), children(type, depth + 1));
  }

  function children(type: NodeType, depth: number): Node[] {
    const made: Node[] = [];
    let match: ContentMatch = type.contentMatch;
    while (match.edgeCount > 0) {
      if (match.validEnd && (made.length >= MAX_CHILDREN || choose(4) === 0)) break;
      const edges = Array.from({ length: match.edgeCount }, (_, at) => (match as ContentMatch).edge(at));
      const shallow = edges.filter((edge) => edge.type.inlineContent || edge.type.isLeaf);
      const edge = oneOf(depth > MAX_DEPTH && shallow.length > 0 ? shallow : edges);
      made.push(make(edge.type, depth, type));
      match = edge.next;
    }
    return made;
  }

  const doc = schema.topNodeType.create(null, children(schema.topNodeType, 0));
  // The editor never holds a table whose rows have different lengths.
  return fixTables(EditorState.create({ doc }))?.doc ?? doc;
}
