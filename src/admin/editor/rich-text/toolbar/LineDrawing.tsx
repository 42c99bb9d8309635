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
