import { describe, expect, it } from 'vitest';
import { formatDeletion, noticeText, phoneLink, replyLink } from './MessagesScreen.tsx';

const now = Date.parse('2026-03-01T12:00:00Z');

describe('formatDeletion', () => {
  it('prints when a handled message will be deleted', () => {
    expect(formatDeletion('2026-03-31T12:00:00Z', now)).toBe('Will be deleted in 30 days.');
    expect(formatDeletion('2026-03-02T11:00:00Z', now)).toBe('Will be deleted tomorrow.');
    expect(formatDeletion('2026-03-01T11:00:00Z', now)).toBe('Will be deleted today.');
  });
});

describe('phoneLink', () => {
  it.each([
    ['+31 (0)6 12 34 56 78', 'tel:+31612345678'],
    ['+31 06-12345678', 'tel:+31612345678'],
    ['0031(0)40 222 01 45', 'tel:0031402220145'],
    ['+32 (0)478 12 34 56', 'tel:+32478123456'],
    ['+39 06 6982 1234', 'tel:+390669821234'],
    ['(040) 222.01.45', 'tel:0402220145'],
    ['06 12345678 of 040 2220145', undefined],
    ['0612345678 / 0402220145', undefined],
    ['0402220145 toestel 12', undefined],
    ['liever mailen', undefined],
  ])('dials “%s” only when it is one number', (phone, link) => {
    expect(phoneLink(phone)).toBe(link);
  });
});

describe('noticeText', () => {
  it('says that email is not set up only where it is not', () => {
    expect(noticeText('off', false)).toBe('No email was sent: email is not set up.');
    // Handled before its mail went out, and perhaps marked as new since.
    expect(noticeText('off', true)).toBe('No email was sent.');
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

  it('quotes up to a whole character', () => {
    const link = replyLink({ ...message, message: `a${'😀'.repeat(1000)}` });
    expect(decodeURIComponent(link)).toMatch(/> a(😀)+$/u);
  });

  it('prints the date in Dutch', () => {
    const link = replyLink({ ...message, createdAt: '2026-05-04T10:14:00.000Z' });
    expect(decodeURIComponent(link)).toContain('Op 4 mei 2026 om 12:14 schreef u:');
  });
});
