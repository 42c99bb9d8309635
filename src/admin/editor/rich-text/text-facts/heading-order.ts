type Heading = { level: number; text: string };

/** Whether a heading skips a level below the one before it. The page title counts as level 1. */
export const skipsLevel = (headings: readonly Heading[], index: number): boolean =>
  (headings[index]?.level ?? 0) > (headings[index - 1]?.level ?? 1) + 1;

/** The first heading that skips a level; `after` is the level before it. */
export function skippedHeading(headings: readonly Heading[]): (Heading & { after: number }) | undefined {
  const index = headings.findIndex((_, at) => skipsLevel(headings, at));
  const heading = headings[index];
  return heading && { ...heading, after: headings[index - 1]?.level ?? 1 };
}
