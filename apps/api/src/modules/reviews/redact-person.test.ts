import { expect, test } from 'vitest';
import { redactPerson } from './redact-person.ts';

const redact = redactPerson({
  names: ['Maria Clara Ñuñez-Reyes', 'mclara99', 'Jo Uy', 'a.c+d (x|y)'],
  emails: ['maria.reyes@example.com'],
  phones: ['+639171234567'],
});

test.each([
  ['Best fan yet. Maria Clara', 'Best fan yet. [removed] [removed]'],
  ['MARIA Clara Ñuñez-Reyes, Cebu', '[removed], Cebu'],
  ["reyes' build, ask nuñez", "[removed]' build, ask [removed]"],
  ['Nunez without the tilde', '[removed] without the tilde'],
  ['by mclara99!', 'by [removed]!'],
  ['a.c+d (x|y), abc+d', '[removed], abc+d'],
])('[SC-18] replaces names in "%s"', (text, expected) => {
  expect(redact(text)).toBe(expected);
});

test.each([
  'Marianas and Clarabelle keep their names',
  'Jo and Uy are too short to be sure',
  'mclara990 is somebody else',
  'anna.reyesa@example.com',
  'Order 639171234568 or 00917123456799',
])('[SC-18] leaves "%s"', (text) => {
  expect(redact(text)).toBe(text);
});

test.each([
  'maria.reyes@example.com',
  'Maria.Reyes@Example.COM',
  'maria.reyes (at) example.com',
  'maria.reyes [at] example.com',
])('[SC-18] replaces the email address %s', (written) => {
  expect(redact(`Write to ${written}.`)).toBe('Write to [removed].');
});

test.each([
  '+639171234567',
  '+63 917 123 4567',
  '+63 (917) 123-4567',
  '(+63) 917 123 4567',
  '+63 (0)917 123 4567',
  '639171234567',
  '09171234567',
  '0917-123-4567',
  '(0917) 123 4567',
  '0917.123.4567',
  '0917 1234567',
  '9171234567',
])('[SC-18] replaces the phone number %s', (written) => {
  expect(redact(`Text me: ${written}, thanks`)).toBe('Text me: [removed], thanks');
});

test('[SC-18] leaves everything if nothing is known', () => {
  const text = 'Call 0917 123 4567';
  expect(redactPerson({ names: [''], emails: [], phones: [] })(text)).toBe(text);
});
