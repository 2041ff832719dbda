import { expect, test } from 'vitest';
import { findCompletePc } from './complete-pc.ts';

test.each([
  ['pc set', 'any'],
  ['prebuilt', 'any'],
  ['Pre-built PC', 'any'],
  ['gaming pc', 'gaming'],
  ['budget pc', 'any'],
  ['pang gaming na pc', 'gaming'],
  ['pang-gaming na PC set', 'gaming'],
  ['murang pc', 'any'],
  ['gamingpc', 'gaming'],
  ['pcset', 'any'],
  ['gaming pc under 50k', 'gaming'],
  ['budget gaming computer', 'gaming'],
  ['system unit', 'any'],
  ['full set computer', 'any'],
  ['pc for video editing', 'creator'],
  ['pc pang school', 'office'],
  ['4k gaming rig', 'gaming'],
  ['desktop', 'any'],
  ['custom pc build', 'any'],
])('[SR-20] %s asks for a complete PC for %s', (query, use) => {
  expect(findCompletePc(query)).toBe(use);
});

test.each([
  'pc case',
  'gaming headset',
  'gaming',
  'budget gpu',
  'pc fan',
  'gaming pc case',
  'psu for gaming pc',
  'desktop ram',
  'pc speaker',
  'full tower',
  'work',
  'ryzen 5',
  'set',
  'unit',
  'desktop memory',
  'pc power supply',
])('[SR-20] %s asks for something else', (query) => {
  expect(findCompletePc(query)).toBeUndefined();
});
