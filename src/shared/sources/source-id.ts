/** How a text refers to a source: lowercase letters, digits and single hyphens. Apart from the contract, which is not for browsers. */
export const SOURCE_ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
