/** Path data on a 20 × 20 grid. */
const PATHS = {
  h1: 'M2.5 5v10M9.5 5v10M2.5 10h7M13 11.2l2.3-1.7V15',
  h2: 'M2.5 5v10M9.5 5v10M2.5 10h7M13 11c0-2 3.6-2 3.6.2 0 1.6-3.6 3.8-3.6 3.8h3.9',
  h3: 'M2.5 5v10M9.5 5v10M2.5 10h7M13 9.5h3.6l-2.1 2.2c3 0 2.7 3.4.2 3.4-1 0-1.6-.4-1.9-1',
  strike:
    'M4 10h12M13.5 6.5C13 5 11.7 4 10 4 8 4 6.5 5.2 6.5 7c0 1.2.7 2.2 2 3M6.5 13.5C7 15 8.3 16 10 16c2 0 3.5-1.2 3.5-3',
  code: 'M7 6 3 10l4 4M13 6l4 4-4 4',
  superscript: 'M3.5 7.5l7 8M10.5 7.5l-7 8M13 4.4c0-1.8 3.4-1.8 3.4.2 0 1.4-3.4 3.4-3.4 3.4h3.7',
  subscript: 'M3.5 4.5l7 8M10.5 4.5l-7 8M13 12.4c0-1.8 3.4-1.8 3.4.2 0 1.4-3.4 3.4-3.4 3.4h3.7',
  bullets: 'M8 5.5h9M8 10h9M8 14.5h9M3.5 5.5h.01M3.5 10h.01M3.5 14.5h.01',
  numbers: 'M9 5.5h8M9 10h8M9 14.5h8M3.5 4l1-.6V8M3 12.6c0-1.4 2.4-1.2 2.4.1 0 1-2.4 2.3-2.4 2.3h2.6',
  quote: 'M8 6c-3 .8-4 2.8-4 5v3h4v-4H5.5M16 6c-3 .8-4 2.8-4 5v3h4v-4h-2.5',
  link: 'M8.5 11.5a3 3 0 0 0 4.2 0l2.8-2.8a3 3 0 0 0-4.2-4.2l-1 1M11.5 8.5a3 3 0 0 0-4.2 0l-2.8 2.8a3 3 0 0 0 4.2 4.2l1-1',
  image: 'M3 4.5h14v11H3zM3 13l4-4 4 4 2-2 4 4M13 8h.01',
  source: 'M3 7.5h7M3 11h7M3 14.5h10M13.5 4.6 15.3 3.5V9',
  plus: 'M10 4v12M4 10h12',
  table: 'M3 4.5h14v11H3zM3 8.2h14M3 11.8h14M8 8.2v7.3M12.5 8.2v7.3',
  summary: 'M3 4h14v12H3zM6 7.5h8M6 10.2h8M6 13h5',
  information: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM10 9.2v4.3M10 6.5h.01',
  warning: 'M10 3.5 17.5 16h-15zM10 8.5v3.4M10 13.8h.01',
  phone:
    'M5.5 3.5h2.6l1.2 3.3-1.7 1.3a9 9 0 0 0 4.3 4.3l1.3-1.7 3.3 1.2v2.6a2 2 0 0 1-2 2A11.5 11.5 0 0 1 3.5 5.5a2 2 0 0 1 2-2z',
  emergency: 'M8 3.5h4V8h4.5v4H12v4.5H8V12H3.5V8H8z',
  pair: 'M2.5 5h6.5v10H2.5zM11 5h6.5v10H11zM2.5 13l2-2 2 2M11 13l2-2 2 2',
  video: 'M3 4.5h14v11H3zM8.5 7.5v5l4-2.5z',
  details: 'M4 6l2.5 2.5L9 6M11.5 7h5M4 12.5h12.5M4 15.5h8',
  definition: 'M4 5h6M6.5 9h10M6.5 12h10M6.5 15h6',
  button: 'M2.5 6h15v8h-15zM6.5 10h7',
  divider: 'M3 10h14M6 5.5h8M6 14.5h8',
  clear: 'M5 4.5h10M10 4.5 8.5 12M4 17 16 5M11.5 15.5h4',
  more: 'M4 10h.6M9.7 10h.6M15.4 10h.6',
  undo: 'M7 5 3.5 8.5 7 12M4 8.5h8a4 4 0 0 1 0 8H9',
  redo: 'm13 5 3.5 3.5L13 12M16 8.5H8a4 4 0 0 0 0 8h3',
} as const;

const LETTERS = { bold: 'B', italic: 'I' } as const;

export type IconName = keyof typeof PATHS | keyof typeof LETTERS;

export function Icon({ name }: { name: IconName }) {
  if (name in LETTERS) {
    const font = name === 'italic' ? 'font-serif italic' : 'font-semibold';
    return (
      <span aria-hidden="true" className={`text-sm ${font}`}>
        {LETTERS[name as keyof typeof LETTERS]}
      </span>
    );
  }
  return <LineDrawing path={PATHS[name as keyof typeof PATHS]} />;
}

/** A drawing of lines on a 20 × 20 grid, in the colour of the text. */
export const LineDrawing = ({ path }: { path: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 20 20"
    className="size-5 fill-none stroke-current [stroke-width:1.6]"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={path} />
  </svg>
);
