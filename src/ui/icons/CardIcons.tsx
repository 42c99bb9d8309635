/** Marks the stand-in of an item without a picture. */
export function SprigIcon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      data-placeholder
      className="absolute right-1.5 bottom-1.5 size-8 sm:right-4 sm:bottom-4 sm:size-12"
    >
      <circle cx="24" cy="24" r="24" className="fill-paper" />
      <path
        transform="translate(8 7) scale(.5)"
        className="fill-none stroke-2 stroke-ink"
        d="M32 58C32 40 33 22 36 8M33 44c-9 0-15-5-17-13 9 0 15 5 17 13ZM33.500 38c8-1 13-6 14-14-8 1-13 6-14 14ZM34.500 27c-7-1-11-5-12-12 7 1 11 5 12 12ZM35.500 20c5-1 9-4 10-10-6 1-9 5-10 10Z"
      />
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
