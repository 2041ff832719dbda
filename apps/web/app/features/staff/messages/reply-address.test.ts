import type { StaffMessage } from '@sirkito/contracts/messages-staff';
import { expect, test } from 'vitest';
import { replyAddress } from './reply-address.ts';

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
const addressFor = (message: string) => replyAddress({ ...sent, message });
const bodyOf = (address: string) => new URL(address).searchParams.get('body');

test('a reply goes to the writer with the message quoted', () => {
  const address = addressFor('Hello\nthere');
  expect(address).toMatch(/^mailto:ana%40example\.com\?subject=Re%3A%20/);
  expect(bodyOf(address)).toBe('\r\n\r\n> Hello\r\n> there');
});

test('a long message is cut beside an emoji, never through it', () => {
  const start = 'a'.repeat(599);
  expect(bodyOf(addressFor(`${start}🙂 and more`))).toBe(`\r\n\r\n> ${start}`);
  expect(bodyOf(addressFor(`${start.slice(1)}🙂 and more`))).toBe(`\r\n\r\n> ${start.slice(1)}🙂`);
});
