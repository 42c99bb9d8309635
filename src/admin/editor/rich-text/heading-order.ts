type Heading = { level: number; text: string };

/** The first heading that skips a level; `after` is the level before it. The page title counts as level 1. */
export function skippedHeading(headings: Heading[]): (Heading & { after: number }) | undefined {
  let previous = 1;
  for (const heading of headings) {
    if (heading.level > previous + 1) return { ...heading, after: previous };
    previous = heading.level;
  }
  return undefined;
}
