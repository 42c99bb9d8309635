type Heading = { level: number; text: string };

/** The first heading that skips a level (a reader's screen reader announces them), or undefined when all are in order. */
export function skippedHeading(headings: Heading[]): (Heading & { after: number }) | undefined {
  let before = 1;
  for (const heading of headings) {
    if (heading.level > before + 1) return { ...heading, after: before };
    before = heading.level;
  }
  return undefined;
}
