import { expect, test } from 'vitest';
import { shortName } from './short-name.ts';

test.each([
  ['Maria Clara Santos', 'Maria S.'],
  ['  Jose   rizal ', 'Jose R.'],
  ['Maria', 'Maria'],
  ['maria.santos@example.com', 'maria.santos'],
  ['Maximilianapurificacion Cruz', 'Maximilianapuri… C.'],
])('shortens %s to %s', (name, shown) => {
  expect(shortName(name)).toBe(shown);
});
