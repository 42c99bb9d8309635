/**
 * The oldest browsers that the site supports, in the notation of build tools; the same as Tailwind 4 supports. Safari
 * 16 matters most, because iPhones and iPads older than 2018 have no newer one.
 */
export const OLDEST_BROWSERS = ['safari16.4', 'ios16.4', 'chrome111', 'edge111', 'firefox128'];
