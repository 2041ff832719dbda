import type { DerivedFilter } from './attribute.ts';

/** From slow to fast. */
export const usbStandards = ['USB 2.0', 'USB 3.2 Gen 1', 'USB 3.2 Gen 2', 'USB4', 'Thunderbolt 4'];

const sameStandard: Readonly<Record<string, string>> = {
  'USB 3.0': 'USB 3.2 Gen 1',
  'USB Type-A': 'USB-A',
  'USB Type-A 2.0': 'USB 2.0',
  'USB Type-A 3.2 Gen 1': 'USB 3.2 Gen 1',
};

/** USB 3.0 was renamed USB 3.2 Gen 1: one box to tick for both. */
export const interfaceByOneName: DerivedFilter = {
  from: ({ interface: name }) => (typeof name === 'string' ? (sameStandard[name] ?? name) : name),
};
