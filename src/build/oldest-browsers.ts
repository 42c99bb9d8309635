/**
 * The oldest browsers in which every page is whole, as build tools name them: those that Tailwind 4 itself is made for.
 * Safari 16 matters most: iPhones and iPads of before 2018 stay at it. What a newer one adds is an extra.
 */
export const OLDEST_BROWSERS = ['safari16.4', 'ios16.4', 'chrome111', 'edge111', 'firefox128'];
