/** A place that will be filled: the size comes from the caller, so that nothing moves when it is. */
export const SKELETON = 'block rounded-xs bg-plaster animate-breathe';
