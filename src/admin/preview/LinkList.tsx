import { useRef } from 'react';
import type { PreviewLink } from '../../shared/contract/articles/preview-links.ts';
import { button } from '../../ui/forms/button.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { errorMessage } from '../data/error-message.ts';
import { staffCall } from '../data/staff-call.ts';
import { useMutation } from '../data/use-mutation.ts';
import { describeMaking, describeSharedVersion, describeUse } from './preview-links.ts';

type Props = { articleId: number; links: PreviewLink[]; onRevoked: (id: number) => void };

export function LinkList({ articleId, links, onRevoked }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className="mt-7 border-t border-linen/60 pt-5">
      <h3 ref={heading} tabIndex={-1} className="font-sans text-sm font-medium outline-none">
        {links.length === 0 ? 'No link of this article works' : `Links that work: ${links.length}`}
      </h3>
      <ul className="mt-1 divide-y divide-linen/50">
        {links.map((link) => (
          <LinkRow
            key={link.id}
            articleId={articleId}
            link={link}
            onRevoked={() => {
              // The focused button disappears with the link.
              heading.current?.focus();
              onRevoked(link.id);
            }}
          />
        ))}
      </ul>
    </section>
  );
}

type RowProps = { articleId: number; link: PreviewLink; onRevoked: () => void };

function LinkRow({ articleId, link, onRevoked }: RowProps) {
  const revoke = useMutation({
    run: () =>
      staffCall('DELETE /api/admin/articles/:id/preview-links/:link', { params: { id: articleId, link: link.id } }),
    refreshes: [['article', articleId, 'previews']],
    onDone: () => {
      showToast({ title: 'Link revoked', description: 'It no longer shows anything.' });
      onRevoked();
    },
    onError: (error) =>
      showToast({ title: 'Failed to revoke the link', description: errorMessage(error), tone: 'danger' }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <p className="min-w-0 flex-1 basis-56 text-sm">
        {describeSharedVersion(link)}
        <span className="block text-xs text-ink-soft">{describeMaking(link)}</span>
        <span className="block text-xs text-ink-soft">{describeUse(link)}</span>
      </p>
      <button
        type="button"
        aria-disabled={revoke.isPending || undefined}
        className={`${button('secondary', 'small')} aria-disabled:opacity-70`}
        onClick={() => void revoke.run()}
      >
        Revoke<span className="sr-only"> the link: {describeMaking(link)}</span>
      </button>
    </li>
  );
}
