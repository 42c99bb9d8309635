/** Ids in a page with sources. No heading has one with an underscore. */
export const sourceAnchor = (id: string) => `source_${id}`;

/** Of the reference in the text, the first being 1. */
export const referenceAnchor = (id: string, occurrence: number) => `source_${id}_${occurrence}`;
