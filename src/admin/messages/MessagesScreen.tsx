import { useStore } from '@nanostores/react';
import { EmptyState } from '../data/EmptyState.tsx';
import { LoadError } from '../data/LoadError.tsx';
import { Skeletons } from '../data/Skeletons.tsx';
import { useDelayedPending } from '../data/use-delayed-pending.ts';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { MessageCard } from './MessageCard.tsx';
import { $messages } from './messages.ts';

/** The contact messages. The mail to the clinic does not contain them (docs/product.md#contact-form). */
export function MessagesScreen({ brand }: { brand: string }) {
  return (
    <AdminFrame brand={brand}>
      <h1 className="text-2xl">Messages</h1>
      <p className="mt-1 mb-6 text-sm text-ink-soft">
        What visitors sent through the contact form. Handled messages are deleted automatically after a while.
      </p>
      <MessageList />
    </AdminFrame>
  );
}

function MessageList() {
  const { data, error, loading } = useStore($messages);
  const isSlow = useDelayedPending(loading);
  if (error) return <LoadError what="the messages" error={error} onRetry={() => $messages.revalidate()} />;
  if (!data) return isSlow && <Skeletons label="Loading messages" className="space-y-3" itemClassName="h-28" />;
  if (data.messages.length === 0) {
    return <EmptyState title="No messages" hint="What visitors send through the contact form appears here." />;
  }
  return (
    <ul className="space-y-4">
      {data.messages.map((message) => (
        <MessageCard key={message.id} message={message} />
      ))}
    </ul>
  );
}
