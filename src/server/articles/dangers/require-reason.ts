import type { Finding } from '../../../shared/text-check/finding.ts';
import { audit } from '../../audit/record.ts';
import { DomainError } from '../../errors/errors.ts';
import type { Transaction } from '../../transaction.ts';

export type Subject = { kind: 'article' | 'writer' | 'category' | 'picture'; id?: number; name: string };

/** Without a reason it throws `dangerous`, with the dangers; with one the audit log keeps it. */
export async function requireReason(
  tx: Transaction,
  dangers: readonly Finding[],
  { kind, id, name, overrideReason }: Subject & { overrideReason: string | undefined },
): Promise<void> {
  if (dangers.length === 0) return;
  if (overrideReason === undefined) throw refusal(kind, dangers);
  const rules = [...new Set(dangers.map(({ rule }) => rule))].join(', ');
  const subject = `${name} (${rules}): ${overrideReason}`;
  await audit(tx, `${kind}.dangers-overridden`, { ...(id !== undefined && { id }), name: subject });
}

function refusal(kind: Subject['kind'], dangers: readonly Finding[]): DomainError {
  const [first, ...more] = dangers.map(({ what }) => what);
  const found = `${first}${more.length === 0 ? '' : ` And ${more.length} more.`}`;
  const list = dangers.map(({ severity: _severity, ...danger }) => danger);
  if (kind === 'article')
    return new DomainError('dangerous', `Not published: ${found} Correct it in the editor, or give a reason there.`, {
      dangers: list,
    });
  const fields = Object.fromEntries(dangers.map(({ place, what }) => [place.part, what]).toReversed());
  const message = `Not saved: ${found} Readers see it in published articles. Correct it, or give a reason.`;
  return new DomainError('dangerous', message, { dangers: list, fields });
}
