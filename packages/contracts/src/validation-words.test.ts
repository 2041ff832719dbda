import { expect, test } from 'vitest';
import { z } from 'zod';
import { sayWhatIsWrong } from './validation-words.ts';

const wordsFor = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: sayWhatIsWrong }).error?.issues[0]?.message;

test.each([
  [z.string(), undefined, 'This is needed'],
  [z.string().min(1), '', 'This is needed'],
  [z.string().min(8), 'short', 'At least 8 characters'],
  [z.string().max(2), 'long', 'At most 2 characters'],
  [z.string(), 7, 'Text is expected here'],
  [z.number(), 'seven', 'A number is expected here'],
  [z.number().min(1), 0, 'At least 1'],
  [z.number().positive(), 0, 'More than 0'],
  [z.int().max(99), 100, 'At most 99'],
  [z.array(z.string()).max(1), ['a', 'b'], 'At most 1 entries'],
  [z.email(), 'me', 'This is not an e-mail address'],
  [z.uuid(), 'nope', 'This is not an id of ours'],
  [z.string().regex(/^a$/), 'b', 'This does not look right'],
  [z.enum(['cod', 'card']), 'gold', 'One of these is expected: cod, card'],
  [z.strictObject({}), { role: 'admin' }, 'Not known here: role'],
  [z.object({}), 'text', 'This is not valid'],
])('says what is wrong in plain words, case %#', (schema, value, words) => {
  expect(wordsFor(schema, value)).toBe(words);
});

test("a schema's own words come first", () => {
  expect(wordsFor(z.string('Tell us your name'), undefined)).toBe('Tell us your name');
});
