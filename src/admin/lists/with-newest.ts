const fieldOf = (entry: object, name: string): unknown => (entry as Record<string, unknown>)[name] ?? '';

/** What was typed in the form of an entry; what was left alone is as a colleague made it since the form was opened. */
export function withNewest<Typed extends object>(typed: Typed, before?: object, newest?: object): Typed {
  if (!before || !newest) return typed;
  const merged = Object.entries(typed).map(([name, value]) => [
    name,
    value === fieldOf(before, name) ? fieldOf(newest, name) : value,
  ]);
  return Object.fromEntries(merged) as Typed;
}
