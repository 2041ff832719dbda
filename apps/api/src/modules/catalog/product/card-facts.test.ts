import { expect, test } from 'vitest';
import { cardFacts } from './card-facts.ts';

const headset = (wireless: boolean) => cardFacts('headset', { type: 'Over-Ear', wireless });

test('shows features a product has and hides those it lacks', () => {
  expect(headset(true)).toEqual(['Over-Ear', 'Wireless']);
  expect(headset(false)).toEqual(['Over-Ear']);
});

test('shows a measure itself, not the range it is filtered by', () => {
  const attributes = { chipset: 'GeForce RTX 5060', memory: 8, gpuLengthMm: 199 };
  expect(cardFacts('graphics_card', attributes)).toEqual(['GeForce RTX 5060', '8 GB', '199 mm']);
});
