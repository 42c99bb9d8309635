/** The image that link previews show for the page at `path`. */
export const shareImagePath = (path: string): string => `/delen${path === '/' ? '/home' : path}.jpg`;
