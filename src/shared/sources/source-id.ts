/**
 * The id by which a text refers to a source: lowercase letters, digits and single hyphens. Separate from the contract,
 * which browsers do not load.
 */
export const SOURCE_ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
