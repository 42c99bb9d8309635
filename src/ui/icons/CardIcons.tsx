/** Takes the place of a missing picture. */
export function SprigPlaceholder() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 64 64"
      data-placeholder
      className="absolute inset-0 m-auto size-1/3 fill-none stroke-[1.2] stroke-sage"
    >
      <path d="M32 58C32 40 33 22 36 8" />
      <path d="M33 44c-9 0-15-5-17-13 9 0 15 5 17 13ZM33.500 38c8-1 13-6 14-14-8 1-13 6-14 14ZM34.500 27c-7-1-11-5-12-12 7 1 11 5 12 12ZM35.500 20c5-1 9-4 10-10-6 1-9 5-10 10Z" />
    </svg>
  );
}

export function PlayIcon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      className="absolute bottom-1.5 left-1.5 size-8 sm:bottom-4 sm:left-4 sm:size-12"
    >
      <circle cx="24" cy="24" r="24" className="fill-paper" />
      <path d="M19 15v18l15-9z" className="fill-ink" />
    </svg>
  );
}
