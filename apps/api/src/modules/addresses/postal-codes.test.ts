import { expect, test } from 'vitest';
import { postalCodeOf } from './postal-codes.ts';

const city = (name: string, parent: string) => postalCodeOf({ level: 'city', name }, parent);
const ncr = 'National Capital Region (NCR)';

test('finds a municipality in its province in any spelling', () => {
  expect(city('Argao', 'Cebu')).toBe('6021');
  expect(city('Baras', 'Rizal')).toBe('1970');
  expect(city('City of Davao', 'Region XI (Davao Region)')).toBe('8000');
});

test('uses the central office for a Metro Manila city and own codes for its barangays', () => {
  expect(city('City of Makati', ncr)).toBe('1200');
  expect(city('Quezon City', ncr)).toBe('1100');
  expect(city('City of San Juan', ncr)).toBe('1500');
  expect(postalCodeOf({ level: 'barangay', name: 'Bel-Air' }, 'City of Makati')).toBe('1209');
});

test('returns undefined for an unknown or ambiguous name', () => {
  expect(city('Buenavista', 'Nowhere')).toBeUndefined();
  expect(postalCodeOf({ level: 'barangay', name: 'Agdao' }, 'City of Davao')).toBeUndefined();
});
