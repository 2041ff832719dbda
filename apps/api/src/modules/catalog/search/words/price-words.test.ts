import { expect, test } from 'vitest';
import { readPriceWords } from './price-words.ts';

const read = (query: string) => {
  const { price, order, rest } = readPriceWords(query);
  const pesos = (centavos: number | undefined) => (centavos === undefined ? '' : centavos / 100);
  return [
    price ? `${pesos(price.min)}..${pesos(price.max)}` : '',
    order ?? '',
    rest.replace(/\s+/g, ' ').trim(),
  ].join(' | ');
};

test.each([
  ['rtx 5060 ti 16gb under 30k', '..30000 |  | rtx 5060 ti 16gb'],
  ['mouse below 500', '..500 |  | mouse'],
  ['ssd less than 5,000', '..5000 |  | ssd'],
  ['keyboard under ₱2,500', '..2500 |  | keyboard'],
  ['headset under php 1500', '..1500 |  | headset'],
  ['gpu under 30', '..30000 |  | gpu'],
  ['monitor 5k-10k', '5000..10000 |  | monitor'],
  ['monitor 5-10k', '5000..10000 |  | monitor'],
  ['psu between 3000 and 5000', '3000..5000 |  | psu'],
  ['psu 3000-5000', '3000..5000 |  | psu'],
  ['ram 2.5k to 4k', '2500..4000 |  | ram'],
  ['gpu above 50k', '50000.. |  | gpu'],
  ['gpu 50k+', '50000.. |  | gpu'],
  ['gpu 50k pataas', '50000.. |  | gpu'],
  ['casing 3k pababa', '..3000 |  | casing'],
  ['casing 3000 and below', '..3000 |  | casing'],
  ['gpu hanggang 20k', '..20000 |  | gpu'],
  ['gpu na mababa sa 20k', '..20000 |  | gpu na'],
  ['20k gpu', '..20000 |  | gpu'],
  ['mouse 1k', '..1000 |  | mouse'],
  ['keyboard 5k budget', '..5000 |  | keyboard'],
  ['budget 20k gpu', '..20000 |  | gpu'],
  ['keyboard 3000 pesos', '..3000 |  | keyboard'],
  ['murang gpu', ' | lowest | gpu'],
  ['pinakamurang SSD', ' | lowest | SSD'],
  ['Budget Gaming Mouse', ' | lowest | Gaming Mouse'],
  ['cheap monitor under 8k', '..8000 | lowest | monitor'],
  ['most expensive gpu', ' | highest | gpu'],
])('[SR-06] reads %s', (query, expected) => {
  expect(read(query)).toBe(expected);
});

test.each([
  'i5-14600k',
  'core ultra 7 265k',
  'core ultra 7-265k',
  '4k monitor 144hz',
  'monitor under 27 inches',
  'psu below 650w',
  'case under 300 mm',
  'ddr5 5600-6000',
  'over ear headset',
  '80+ bronze 550 watts',
  '5-in-1 hub',
  'rtx 5070',
  'f5-6000j3038f16gx2',
])('[SR-06] finds no price in %s', (query) => {
  expect(read(query)).toBe(` |  | ${query}`);
});
