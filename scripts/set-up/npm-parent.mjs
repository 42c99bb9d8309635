/**
 * The process that npm made start this one, read as early as possible: npm may be killed at once. A server that replaced
 * the script of `npm start` gets its parent by NPM_PARENT.
 */
const parent = Number(process.env.NPM_PARENT) || process.ppid;

/** For a process that replaces this one. */
export const withNpmParent = (environment) => ({ ...environment, NPM_PARENT: String(parent) });

/** A killed npm forwards no signal. A process not started by npm may outlive its parent. */
export const isNpmGone = () => process.env.npm_lifecycle_event !== undefined && process.ppid !== parent;
