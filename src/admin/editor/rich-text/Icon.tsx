/** Path data on a 20 × 20 grid. */
const PATHS = {
  h1: 'M2.5 5v10M9.5 5v10M2.5 10h7M13 11.2l2.3-1.7V15',
  h2: 'M2.5 5v10M9.5 5v10M2.5 10h7M13 11c0-2 3.6-2 3.6.2 0 1.6-3.6 3.8-3.6 3.8h3.9',
  h3: 'M2.5 5v10M9.5 5v10M2.5 10h7M13 9.5h3.6l-2.1 2.2c3 0 2.7 3.4.2 3.4-1 0-1.6-.4-1.9-1',
  strike:
    'M4 10h12M13.5 6.5C13 5 11.7 4 10 4 8 4 6.5 5.2 6.5 7c0 1.2.7 2.2 2 3M6.5 13.5C7 15 8.3 16 10 16c2 0 3.5-1.2 3.5-3',
  code: 'M7 6 3 10l4 4M13 6l4 4-4 4',
  bullets: 'M8 5.5h9M8 10h9M8 14.5h9M3.5 5.5h.01M3.5 10h.01M3.5 14.5h.01',
  numbers: 'M9 5.5h8M9 10h8M9 14.5h8M3.5 4l1-.6V8M3 12.6c0-1.4 2.4-1.2 2.4.1 0 1-2.4 2.3-2.4 2.3h2.6',
  quote: 'M8 6c-3 .8-4 2.8-4 5v3h4v-4H5.5M16 6c-3 .8-4 2.8-4 5v3h4v-4h-2.5',
  link: 'M8.5 11.5a3 3 0 0 0 4.2 0l2.8-2.8a3 3 0 0 0-4.2-4.2l-1 1M11.5 8.5a3 3 0 0 0-4.2 0l-2.8 2.8a3 3 0 0 0 4.2 4.2l1-1',
  image: 'M3 4.5h14v11H3zM3 13l4-4 4 4 2-2 4 4M13 8h.01',
  source: 'M3 7.5h7M3 11h7M3 14.5h10M13.5 4.6 15.3 3.5V9',
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
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      className="size-5 fill-none stroke-current [stroke-width:1.6]"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name as keyof typeof PATHS]} />
    </svg>
  );
}
