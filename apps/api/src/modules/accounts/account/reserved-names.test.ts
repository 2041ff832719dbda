import { expect, test } from 'vitest';
import { isReservedName } from './reserved-names.ts';

test.each([
  'Sirkito',
  'sirkito',
  'S I R K I T O',
  'Sirkito.',
  'S1rk1t0',
  'Ѕіrkіtо',
  'Sírkitó',
  'Ｓｉｒｋｉｔｏ',
  'Sirklto',
  'Sirkito Support',
  'SirkitoOfficial',
  'The Sirkito Store',
  'Sirkito Reyes',
  'Store',
  'STORE',
  'Store Official',
  'Shop Team',
  'Admin',
  'Admin Cruz',
  'adm1n',
  'Staff',
  'Support Team',
  'Official',
  'Tindahan ni Juan',
  'tindahan-ni-JUAN staff',
])('[SC-77] reserves %s', (name) => {
  expect(isReservedName(name, 'Tindahan ni Juan')).toBe(true);
});

test.each([
  'Maria Santos',
  'Storey Cruz',
  'Staffan Reyes',
  'Adminda Cruz',
  'Juan',
  'Maria Store',
  'Kito Siringan',
  '李小龍',
  'Tindahan ni Jose',
])('[SC-77] leaves %s to everyone', (name) => {
  expect(isReservedName(name, 'Tindahan ni Juan')).toBe(false);
});

test('[SC-77] reserves a short shop name as a word, not as a part', () => {
  expect(isReservedName('PC Reyes', 'PC')).toBe(true);
  expect(isReservedName('P.C.', 'PC')).toBe(true);
  expect(isReservedName('Pcholo Reyes', 'PC')).toBe(false);
  expect(isReservedName('Maria Santos', '')).toBe(false);
});
