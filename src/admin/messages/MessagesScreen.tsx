import { useStore } from '@nanostores/react';
import { Select } from '../../ui/forms/Select.tsx';
import type { ScreenModule } from '../app/screens.ts';
import { useDelayedPending } from '../data/use-delayed-pending.ts';
import { usePreviousValue } from '../data/use-previous-value.ts';
import { EmptyState } from '../lists/EmptyState.tsx';
import { LoadError } from '../lists/LoadError.tsx';
import { Paging, useLastPage } from '../lists/Paging.tsx';
import { Skeletons } from '../lists/Skeletons.tsx';
import { setQueryParams } from '../navigation/query-params.ts';
import { useRestoredPosition } from '../navigation/scroll-positions.ts';
import { MessageCard } from './MessageCard.tsx';
import { $messageFilters, $messages, $unhandledMessages, messagesAt } from './messages.ts';

const STATES = [
  { value: 'all', label: 'All Messages' },
  { value: 'new', label: 'New' },
  { value: 'handled', label: 'Handled' },
];

/** The contact messages. The mail to the clinic does not contain them (docs/product.md#contact-form). */
function MessagesScreen() {
  const { state } = useStore($messageFilters);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="mr-auto">
          <h1 className="text-2xl">Messages</h1>
          <p className="mt-1 text-sm text-ink-soft">
            What visitors sent through the contact form. Handled messages are deleted automatically after a while.
          </p>
        </div>
        <div className="w-full sm:w-44">
          <Select
            id="filter-state"
            label="Show"
            value={state}
            onChange={(value) => setQueryParams({ state: value, page: '' })}
            options={STATES}
          />
        </div>
      </div>
      <MessageList />
    </>
  );
}

export const screen: ScreenModule = {
  Screen: MessagesScreen,
  queries: (_, params) => [messagesAt(params), $unhandledMessages],
};

function MessageList() {
  const { data, error, loading } = useStore($messages);
  const { page, state } = useStore($messageFilters);
  const shown = usePreviousValue(data);
  const isSlow = useDelayedPending(loading);
  useLastPage(page, data?.totalPages);
  useRestoredPosition(data !== undefined);
  if (error) return <LoadError what="the messages" error={error} onRetry={() => $messages.revalidate()} />;
  if (!shown) return <Skeletons label="Loading messages" className="space-y-3" itemClassName="h-28" />;
  if (shown.messages.length === 0) return <EmptyState {...EMPTY[state]} />;
  return (
    <div aria-busy={loading} className={isSlow ? 'opacity-60' : ''}>
      <p role="status" className="mb-2 text-xs text-ink-soft">
        {shown.total === 1 ? '1 message' : `${shown.total} messages`}
        {shown.totalPages > 1 && <span className="sr-only">, page {shown.page}</span>}
      </p>
      <ul className="space-y-4">
        {shown.messages.map((message) => (
          <MessageCard key={message.id} message={message} />
        ))}
      </ul>
      <Paging of="messages" page={shown.page} totalPages={shown.totalPages} />
    </div>
  );
}

const EMPTY = {
  all: { title: 'No messages', hint: 'What visitors send through the contact form appears here.' },
  new: { title: 'No new messages', hint: 'Every message is marked as handled.' },
  handled: { title: 'No handled messages', hint: 'Messages that you mark as handled stay here for a while.' },
};
