import { expect, test } from 'vitest';
import { z } from 'zod';
import { validationMessage } from './validation-messages.ts';

const messageFor = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: validationMessage }).error?.issues[0]?.message;

test.each([
  [z.string(), undefined, 'Required'],
  [z.string().min(1), '', 'Required'],
  [z.string().min(8), 'short', 'Must be 8 characters or more'],
  [z.string().max(2), 'long', 'Must be 2 characters or fewer'],
  [z.string(), 7, 'Must be text'],
  [z.number(), 'seven', 'Must be a number'],
  [z.number().min(1), 0, 'Must be 1 or more'],
  [z.number().positive(), 0, 'Must be more than 0'],
  [z.int().max(9_999), 10_000, 'Must be 9,999 or less'],
  [z.array(z.string()).max(1), ['a', 'b'], 'Must have 1 entry or fewer'],
  [z.email(), 'me', 'Enter an email address like name@example.com'],
  [z.uuid(), 'nope', 'Invalid id'],
  [z.string().regex(/^a$/), 'b', 'Invalid format'],
  [z.enum(['cod', 'card']), 'gold', 'Choose one of: cod, card'],
  [z.strictObject({}), { role: 'admin' }, 'Unknown field: role'],
  [z.object({}), 'text', 'Invalid value'],
])('returns a plain message, case %#', (schema, value, message) => {
  expect(messageFor(schema, value)).toBe(message);
});

test('prefers the message of the schema', () => {
  expect(messageFor(z.string('Tell us your name'), undefined)).toBe('Tell us your name');
});
