/** The site's constants and limits (docs/product.md#limits); how often somebody may try stands beside what they try. */
export const MAGAZINE_PAGE_SIZE = 12;
export const ADMIN_PAGE_SIZE = 10;
export const REVISION_PAGE_SIZE = 30;
export const PICTURES_PAGE_SIZE = 24;
/** Days for which a preview link is valid: the default and the maximum. */
export const PREVIEW_DAYS = 7;
export const MAX_PREVIEW_DAYS = 30;
/** The most working preview links of one article. */
export const MAX_PREVIEW_LINKS = 20;
/** Days for which an invitation, or a link for a new password, works. */
export const ACCOUNT_LINK_DAYS = 7;
/** The most articles that staff change in one step: the length of the longest page. */
export const MAX_BULK_ARTICLES = 50;

/** Characters of the reason to publish despite a danger. */
export const OVERRIDE_REASON_LENGTH = { min: 10, max: 500 } as const;
/** A function: a text that is put together would bring this file to every page that uses one number of it. */
export const overrideReasonTooShort = () =>
  `Write in at least ${OVERRIDE_REASON_LENGTH.min} characters why this may be published. The audit log keeps it.`;

export const MAX_SOURCES = 50;

/** Of the HTML of a text. */
export const MAX_BODY_CHARACTERS = 500_000;
/** A long article has a few hundred; a table of 2,000 rows and 4 columns has 10,000. */
export const MAX_BODY_ELEMENTS = 20_000;

/** Addresses in one request to check links. */
export const MAX_LINKS_AT_ONCE = 50;
/** The most entries of a kind that To do counts; the screen then says “more than 1,000”. */
export const TO_DO_MAX_COUNTED = 1000;
export const HOME_MAGAZINE_ITEMS = 3;
export const MAX_PAGE_BUTTONS = 5;
export const SKELETON_CARDS = 6;
export const RELATED_ITEMS = 3;

export const EXCERPT_FALLBACK = { featured: 200, grid: 120, admin: 150 } as const;
/** Characters of plain text that lists hold in place of the body, enough for the longest excerpt fallback. */
export const LIST_CONTENT_CHARACTERS = 240;

/** An open editor pings this often … */
export const PRESENCE_PING_SECONDS = 25;
/** … and counts as closed this long after the last ping, so that one lost ping changes nothing. */
export const PRESENCE_SECONDS = 60;

export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_DELAY_MS = 300;
export const UPLOAD_HANDOFF_MS = 500;
export const IMAGE_RETRY_MS = 2000;
export const COPY_CONFIRMATION_MS = 2000;
/** Characters per field of the contact form. */
export const CONTACT_MAX_LENGTH = {
  name: 120,
  email: 254,
  phone: 40,
  subject: 200,
  message: 5000,
  people: 20,
  place: 120,
  when: 120,
} as const;

/** Characters of a reader's comment at “Was this clear?”. */
export const FEEDBACK_MAX_LENGTH = 500;

export const CONTACT_SUCCESS_MS = 5000;

export const EDITOR_UNDO_DEPTH = 100;
export const EDITOR_UNDO_GROUP_MS = 500;
export const EDITOR_HEADING_LEVELS = [1, 2, 3] as const;

export const TOAST_LIMIT = 1;
export const TOAST_DURATION_MS = 5000;
/** Duration of a toast that offers Undo. */
export const UNDO_TOAST_DURATION_MS = 10_000;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const TOAST_SWIPE_THRESHOLD_PX = 50;

export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;
export const TITLE_MAX_LENGTH = 200;
/** Characters of the texts about a picture. */
export const PICTURE_MAX_LENGTH = { name: 200, alt: 500, caption: 500, credit: 200 } as const;
/** The most parallel uploads when many pictures are dropped. */
export const UPLOADS_AT_ONCE = 3;
export const SEO_DESCRIPTION_LENGTH = { min: 150, max: 160 } as const;

/** The author of an article that has neither an author text nor a writer. */
export const DEFAULT_AUTHOR = 'Redactie';

/** Characters of a search of the whole site. */
export const MAX_SITE_SEARCH = 200;
/** A search of the magazine counts no further; the SQL function `search_articles` has the number too. */
export const MAX_FOUND = 1000;

/** Counts are stored for 25 months. */
export const MAX_WEEKS = 108;
export const DEFAULT_WEEKS = 12;
