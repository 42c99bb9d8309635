/** Classes of a placeholder for loading content. The caller sets its size, so that the layout does not shift. */
export const SKELETON = 'block rounded-xs bg-plaster animate-breathe forced-colors:border';
