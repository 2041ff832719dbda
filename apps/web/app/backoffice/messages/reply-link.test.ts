import type { StaffMessage } from '@sirkito/contracts/content/staff-messages-schemas';
import { expect, test } from 'vitest';
import { replyLink } from './reply-link.ts';

const sent: StaffMessage = {
  id: '01a0b6f2-0000-7000-8000-000000000001',
  name: 'Ana',
  email: 'ana@example.com',
  topic: 'other',
  orderNumber: null,
  message: '',
  sentAt: '2026-11-16T02:00:00.000Z',
  answeredAt: null,
};
const linkFor = (message: string) => replyLink({ ...sent, message });
const bodyOf = (link: string) => new URL(link).searchParams.get('body');

test('addresses the sender and quotes the message', () => {
  const link = linkFor('Hello\nthere');
  expect(link).toMatch(/^mailto:ana%40example\.com\?subject=Re%3A%20/);
  expect(bodyOf(link)).toBe('\r\n\r\n> Hello\r\n> there');
});

test('truncates a long message without splitting an emoji', () => {
  const start = 'a'.repeat(599);
  expect(bodyOf(linkFor(`${start}🙂 and more`))).toBe(`\r\n\r\n> ${start}`);
  expect(bodyOf(linkFor(`${start.slice(1)}🙂 and more`))).toBe(`\r\n\r\n> ${start.slice(1)}🙂`);
});
