/** The site's constants and limits (docs/product.md#limits). */
export const MAGAZINE_PAGE_SIZE = 12;
export const ADMIN_PAGE_SIZE = 10;
export const REVISION_PAGE_SIZE = 30;
/** Articles that staff change in one step: as many as the longest page holds. */
export const MAX_BULK_ARTICLES = 50;
export const HOME_MAGAZINE_ITEMS = 3;
export const MAX_PAGE_BUTTONS = 5;
export const SKELETON_CARDS = 6;
export const RELATED_ITEMS = 3;

export const EXCERPT_FALLBACK = { featured: 200, grid: 120, admin: 150 } as const;
/** Lists hold this much plain text instead of the body, enough for the longest excerpt fallback. */
export const LIST_CONTENT_CHARACTERS = 240;

/** An open editor says so this often … */
export const PRESENCE_PING_SECONDS = 25;
/** … and counts as closed this long after the last time: one lost ping changes nothing. */
export const PRESENCE_SECONDS = 60;

export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_DELAY_MS = 300;
export const UPLOAD_HANDOFF_MS = 500;
export const IMAGE_RETRY_MS = 2000;
export const COPY_CONFIRMATION_MS = 2000;
/** Characters per field of the contact form. */
export const CONTACT_MAX_LENGTH = { name: 120, email: 254, phone: 40, subject: 200, message: 5000 } as const;

export const CONTACT_SUCCESS_MS = 5000;

export const EDITOR_UNDO_DEPTH = 100;
export const EDITOR_UNDO_GROUP_MS = 500;
export const EDITOR_HEADING_LEVELS = [1, 2, 3] as const;

export const TOAST_LIMIT = 1;
export const TOAST_DURATION_MS = 5000;
/** Of a toast that offers Undo. */
export const UNDO_TOAST_DURATION_MS = 10_000;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const TOAST_SWIPE_THRESHOLD_PX = 50;

export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;
export const SEO_DESCRIPTION_LENGTH = { min: 150, max: 160 } as const;

/** The author of an article without author text and writer. */
export const DEFAULT_AUTHOR = 'Redactie Dommelhart';
