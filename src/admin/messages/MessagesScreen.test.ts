import { describe, expect, it } from 'vitest';
import { formatDeletion, replyLink } from './MessagesScreen.tsx';

const now = Date.parse('2026-03-01T12:00:00Z');

describe('formatDeletion', () => {
  it('prints when a handled message will be deleted', () => {
    expect(formatDeletion('2026-03-31T12:00:00Z', now)).toBe('Will be deleted in 30 days.');
    expect(formatDeletion('2026-03-02T11:00:00Z', now)).toBe('Will be deleted tomorrow.');
    expect(formatDeletion('2026-03-01T11:00:00Z', now)).toBe('Will be deleted today.');
  });
});

const message = {
  id: 1,
  name: 'Jan',
  email: 'jan@voorbeeld.nl?bcc=iemand@elders.nl',
  phone: null,
  subject: 'Vraag & antwoord',
  message: 'Eerste regel\nTweede regel',
  createdAt: '2026-03-01T12:00:00.000Z',
  handledAt: null,
  handledBy: null,
  note: null,
  notice: 'sent',
  deletedOn: null,
} as const;

describe('replyLink', () => {
  it('lets nothing that the sender typed add a recipient or a header', () => {
    const link = replyLink(message);
    expect(link.startsWith('mailto:jan%40voorbeeld.nl%3Fbcc%3Diemand%40elders.nl?subject=Re%3A%20Vraag%20%26')).toBe(
      true,
    );
    expect(decodeURIComponent(link)).toContain('> Eerste regel\n> Tweede regel');
  });

  it('prints the date in Dutch', () => {
    const link = replyLink({ ...message, createdAt: '2026-05-04T10:14:00.000Z' });
    expect(decodeURIComponent(link)).toContain('Op 4 mei 2026 om 12:14 schreef u:');
  });
});
