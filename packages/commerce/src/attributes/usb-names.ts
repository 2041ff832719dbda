import type { DerivedFilter } from './attribute.ts';

/** Slowest first. */
export const usbStandards = ['USB 2.0', 'USB 3.2 Gen 1', 'USB 3.2 Gen 2', 'USB4', 'Thunderbolt 4'];

const canonicalNames: Readonly<Record<string, string>> = {
  'USB 3.0': 'USB 3.2 Gen 1',
  'USB Type-A': 'USB-A',
  'USB Type-A 2.0': 'USB 2.0',
  'USB Type-A 3.2 Gen 1': 'USB 3.2 Gen 1',
};

/** Merges renamed standards into one filter value, such as USB 3.0 and USB 3.2 Gen 1. */
export const normalizedInterface: DerivedFilter = {
  from: ({ interface: name }) => (typeof name === 'string' ? (canonicalNames[name] ?? name) : name),
};
