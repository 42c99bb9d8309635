/** The address of the picture that link previews show for a page. */
export const shareImagePath = (path: string): string => `/delen${path === '/' ? '/home' : path}.jpg`;
