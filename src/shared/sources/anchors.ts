/** Ids in a page with sources. No heading has one with an underscore. */
export const sourceAnchor = (id: string) => `source_${id}`;

/** The n-th reference in the text, from 1. */
export const referenceAnchor = (id: string, occurrence: number) => `source_${id}_${occurrence}`;
