import { expect, test } from 'vitest';
import { evaluate } from '../evaluate.ts';
import { tellBuyer } from '../tell-buyer.ts';
import { part, verdictOf, verdictsOf } from '../testing/parts.ts';

const kit = (attributes = {}, id = 'memory') => part('memory', attributes, id);
const board = (attributes = {}) => part('motherboard', attributes);

test.each([
  [{ type: 'DDR5' }, { memoryType: 'DDR5' }, 'ok'],
  [{ memoryType: 'DDR4' }, { memory: 'DDR4' }, 'ok'],
  [{ type: 'DDR4' }, { memoryType: 'DDR5' }, 'error'],
  [{}, { memoryType: 'DDR5' }, 'unknown'],
  [{ type: 'DDR5' }, {}, 'unknown'],
])('memory %o in a board %o: %s', (own, takes, verdict) => {
  expect(verdictOf('M1', kit(own), board(takes))).toBe(verdict);
});

const dimm = { formFactor: 'DIMM', ecc: false };

test.each([
  ['desktop memory', dimm, {}, 'ok'],
  ['laptop memory', { ...dimm, formFactor: 'SO-DIMM' }, { formFactor: 'ATX' }, 'error'],
  [
    'laptop memory in a thin board',
    { ...dimm, formFactor: 'SO-DIMM' },
    { formFactor: 'Thin Mini-ITX' },
    'unknown',
  ],
  ['registered memory', { ...dimm, ecc: true, registered: true }, { eccSupport: true }, 'error'],
  ['ECC the board uses', { ...dimm, ecc: true }, { eccSupport: true }, 'ok'],
  ['ECC the board ignores', { ...dimm, ecc: true }, { eccSupport: false }, 'info'],
  ['ECC nobody knows of', { ...dimm, ecc: true }, {}, 'unknown'],
  ['memory of unknown form', { ecc: false }, {}, 'unknown'],
  ['memory that may be ECC', { formFactor: 'DIMM' }, {}, 'unknown'],
])('%s', (_, own, takes, verdict) => {
  expect(verdictOf('M2', kit(own), board(takes))).toBe(verdict);
});

test.each([
  [[2], 2, 'ok'],
  [[2, 2], 4, 'ok'],
  [[2, 2], 3, 'error'],
  [[4], 2, 'error'],
  [[2], undefined, 'unknown'],
  [[undefined], 2, 'unknown'],
  [[2, undefined], 2, 'error'],
])('%o modules in %s slots: %s', (modules, memorySlots, verdict) => {
  const kits = modules.map((count, place) =>
    kit(count === undefined ? {} : { moduleCount: count }, String(place)),
  );
  expect(verdictOf('M3', ...kits, board(memorySlots && { memorySlots }))).toBe(verdict);
});

test.each([
  [64, 64, 128, ['ok', 'ok']],
  [65, 64, 128, ['error', 'ok']],
  [128, 256, 128, ['ok', 'ok']],
  [129, 256, 128, ['ok', 'error']],
  [64, undefined, 128, ['unknown', 'ok']],
  [undefined, 64, 128, ['unknown', 'unknown']],
])('%s GB on a board for %s and a processor for %s', (capacity, most, mostOfCpu, verdicts) => {
  const parts = [
    kit(capacity && { capacity }),
    board(most && { maxMemoryGb: most }),
    part('cpu', { maxMemoryGb: mostOfCpu }),
  ];
  expect(verdictsOf('M4', parts)).toEqual(verdicts);
});

test.each([
  ['DDR5', 5600, 8000, 'ok'],
  ['DDR5', 5601, 8000, 'info'],
  ['DDR5', 6000, 6000, 'info'],
  ['DDR5', 6001, 6000, 'warn'],
  ['DDR4', 3200, undefined, 'ok'],
  ['DDR4', 3201, undefined, 'unknown'],
  ['DDR5', undefined, 6000, 'unknown'],
])('%s at %s MT/s on a board for %s: %s', (type, speed, maxMemorySpeed, verdict) => {
  expect(
    verdictOf(
      'M5',
      kit({ type, ...(speed && { speed }) }),
      board(maxMemorySpeed && { maxMemorySpeed }),
    ),
  ).toBe(verdict);
});

test.each([
  ['one module', [kit({ type: 'DDR5', moduleCount: 1 })], 'info'],
  ['two modules', [kit({ type: 'DDR5', moduleCount: 2 })], 'ok'],
  ['three DDR5 modules', [kit({ type: 'DDR5', moduleCount: 3 })], 'ok'],
  ['four DDR5 modules', [kit({ type: 'DDR5', moduleCount: 4 })], 'warn'],
  ['four DDR4 modules', [kit({ type: 'DDR4', moduleCount: 4 })], 'ok'],
  [
    'the same DDR5 kit twice',
    Array.from({ length: 2 }, () => kit({ type: 'DDR5', moduleCount: 2 })),
    'warn',
  ],
  [
    'two kits',
    [kit({ type: 'DDR4', moduleCount: 1 }, 'one'), kit({ type: 'DDR4', moduleCount: 1 }, 'two')],
    'warn',
  ],
  ['modules nobody counted', [kit({ type: 'DDR4' })], 'unknown'],
])('%s', (_, kits, verdict) => {
  expect(verdictOf('M6', ...kits)).toBe(verdict);
});

test('a kit with a profile reaches its speed once that is turned on, also at a usual speed', () => {
  const profiled = kit({ type: 'DDR4', speed: 3200, profiles: ['XMP'] });
  const [told] = evaluate([profiled, board()]).findings.filter(({ rule }) => rule === 'M5');
  expect(told).toMatchObject({
    verdict: 'info',
    sentence: 'Turn on XMP to reach 3200 MT/s.',
  });
  expect(verdictOf('M5', kit({ type: 'DDR4', speed: 3200, profiles: [] }), board())).toBe('ok');
});

test('a copy of a kit is no different kit', () => {
  const own = kit({ type: 'DDR4', moduleCount: 2 });
  expect(verdictOf('M6', own, { ...own, id: 'another', copyOf: own.id })).toBe('ok');
});

test('whoever buys the same DDR5 kit twice is told that four modules run slower', () => {
  const own = kit({ type: 'DDR5', moduleCount: 2 });
  const told = evaluate([own, own]).findings.filter(tellBuyer);
  expect(told.map(({ rule, parts }) => [rule, parts])).toEqual([['M6', [own.id, own.id]]]);
  const four = kit({ type: 'DDR5', moduleCount: 4 });
  expect(evaluate([four]).findings.filter(tellBuyer)).toEqual([]);
});
