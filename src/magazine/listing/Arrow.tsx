/** Moves 4 px to the right while the surrounding `group` is hovered. */
export function Arrow() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 12"
      className="h-3 w-5 fill-none stroke-current transition-transform duration-200 group-hover:[translate:0.25rem] print:hidden"
    >
      <path d="M0 6h18M13 1l5 5-5 5" />
    </svg>
  );
}
