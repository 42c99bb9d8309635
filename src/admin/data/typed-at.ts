/**
 * The time of a text, later than that of every text before it in this page: when the user's clock is set back, newer
 * text would pass for older, and the server would not take it.
 */
export function typedAt(): string {
  last = Math.max(Date.now(), last + 1);
  return new Date(last).toISOString();
}

let last = 0;
