import type { ReadableAtom } from 'nanostores';

/**
 * The keys of the app's cache. A mutation names the keys whose data it changes; a key stands for everything that starts
 * with it.
 */
export type QueryKey =
  | readonly ['session']
  | readonly ['articles']
  | readonly ['articles', 'list', string | ReadableAtom<string>]
  | readonly ['articles', 'counts']
  | readonly ['articles', 'remote-pictures']
  | readonly ['article']
  | readonly ['article', number]
  | readonly ['article', number, 'history']
  | readonly ['article', number, 'history', 'list', number]
  | readonly ['article', number, 'history', 'folded', number]
  | readonly ['article', number, 'history', 'version', number]
  | readonly ['bin']
  | readonly ['bin', number | ReadableAtom<number>]
  | readonly ['writers']
  | readonly ['categories']
  | readonly ['messages']
  | readonly ['messages', 'list', string | ReadableAtom<string>]
  | readonly ['messages', 'unhandled']
  | readonly ['sessions']
  | readonly ['second-factor']
  | readonly ['manual'];
