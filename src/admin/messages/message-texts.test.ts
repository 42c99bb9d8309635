import { describe, expect, it } from 'vitest';
import { daysUntil, replyLink } from './message-texts.ts';

const now = Date.parse('2026-03-01T12:00:00Z');

describe('daysUntil', () => {
  it('says how long a handled message is kept', () => {
    expect(daysUntil('2026-03-31T12:00:00Z', now)).toBe('Will be deleted in 30 days.');
    expect(daysUntil('2026-03-02T11:00:00Z', now)).toBe('Will be deleted tomorrow.');
    expect(daysUntil('2026-03-01T11:00:00Z', now)).toBe('Will be deleted today.');
  });
});

describe('replyLink', () => {
  it('answers the sender, and nothing they typed can add a recipient or a header', () => {
    const link = replyLink({
      id: 1,
      name: 'Jan',
      email: 'jan@voorbeeld.nl?bcc=iemand@elders.nl',
      phone: null,
      subject: 'Vraag & antwoord',
      message: 'Eerste regel\nTweede regel',
      createdAt: '2026-03-01T12:00:00.000Z',
      handledAt: null,
      notice: 'sent',
      deletedOn: null,
    });
    expect(link.startsWith('mailto:jan%40voorbeeld.nl%3Fbcc%3Diemand%40elders.nl?subject=Re%3A%20Vraag%20%26')).toBe(
      true,
    );
    expect(decodeURIComponent(link)).toContain('> Eerste regel\n> Tweede regel');
  });
});
