/**
 * The id by which a text refers to a source: lowercase letters, digits and single hyphens. Separate from the contract,
 * which browsers do not load.
 */
export const SOURCE_ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Ids in a page with sources. No heading has one with an underscore. */
export const sourceAnchor = (id: string) => `source_${id}`;

/** The n-th reference in the text, from 1. */
export const referenceAnchor = (id: string, occurrence: number) => `source_${id}_${occurrence}`;
