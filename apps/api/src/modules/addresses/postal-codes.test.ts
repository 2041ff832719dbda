import { expect, test } from 'vitest';
import { postalCodeOf } from './postal-codes.ts';

const city = (name: string, parent: string) => postalCodeOf({ level: 'city', name }, parent);
const ncr = 'National Capital Region (NCR)';

test('a municipality is found in its province, however it is spelled', () => {
  expect(city('Argao', 'Cebu')).toBe('6021');
  expect(city('Baras', 'Rizal')).toBe('1970');
  expect(city('City of Davao', 'Region XI (Davao Region)')).toBe('8000');
});

test('a city of Metro Manila has the code of its central office, and its parts their own', () => {
  expect(city('City of Makati', ncr)).toBe('1200');
  expect(city('Quezon City', ncr)).toBe('1100');
  expect(city('City of San Juan', ncr)).toBe('1500');
  expect(postalCodeOf({ level: 'barangay', name: 'Bel-Air' }, 'City of Makati')).toBe('1209');
});

test('what the list does not know, or knows more than one of, has none', () => {
  expect(city('Buenavista', 'Nowhere')).toBeUndefined();
  expect(postalCodeOf({ level: 'barangay', name: 'Agdao' }, 'City of Davao')).toBeUndefined();
});
