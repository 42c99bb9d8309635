import type { CheckedText } from './document/document.ts';
import { type Finding, prepareText, type Rule } from './finding.ts';
import { citizenNumbers } from './rules/citizen-numbers.ts';
import { claims } from './rules/medical-claims.ts';

/** The rules that can find a danger. They need no knowledge of the site, so the server can apply them too. */
export const DANGER_RULES: readonly Rule[] = [citizenNumbers, claims];

/** Findings that block publishing without a reason. */
function dangersIn(text: CheckedText): Finding[] {
  const prepared = prepareText(text, { phoneNumbers: [] });
  return DANGER_RULES.flatMap((rule) => rule(prepared)).filter(({ severity }) => severity === 'danger');
}

/** The dangers of a text that readers do not see yet: what was published with a reason needs no second one. */
export function newDangers(after: CheckedText, published: CheckedText | undefined): Finding[] {
  const found = dangersIn(after);
  if (found.length === 0 || !published) return found;
  const known = new Map<string, number>();
  const count = (key: string) => known.get(key) ?? 0;
  for (const finding of dangersIn(published)) {
    const key = keyOf(published, finding);
    known.set(key, count(key) + 1);
  }
  return found.filter((finding) => {
    const key = keyOf(after, finding);
    // Each occurrence counts: a second one of the same words is new.
    known.set(key, count(key) - 1);
    return count(key) < 0;
  });
}

/** The words themselves, because a finding does not repeat a citizen service number. */
function keyOf({ fields, body, beside = [] }: CheckedText, { rule, place }: Finding): string {
  const { part, block } = place;
  const shown = beside.find((other) => other.part === part && other.block === block);
  const text = shown?.text ?? (block === undefined ? fields[part] : body[block]?.text);
  return `${rule} ${text?.slice(place.from, place.to) ?? ''}`;
}
