import { expect, test } from 'vitest';
import { evaluate } from '../../evaluate.ts';
import { isShownToBuyer } from '../../is-shown-to-buyer.ts';
import { part, verdictOf, verdictsOf } from '../../testing/parts.ts';

const kit = (attributes = {}, id = 'memory') => part('memory', attributes, id);
const board = (attributes = {}) => part('motherboard', attributes);

test.each([
  [{ type: 'DDR5' }, { memoryType: 'DDR5' }, 'ok'],
  [{ memoryType: 'DDR4' }, { memory: 'DDR4' }, 'ok'],
  [{ type: 'DDR4' }, { memoryType: 'DDR5' }, 'error'],
  [{}, { memoryType: 'DDR5' }, 'unknown'],
  [{ type: 'DDR5' }, {}, 'unknown'],
])('M1: memory %o on a board %o is %s', (kitAttributes, boardAttributes, verdict) => {
  expect(verdictOf('M1', kit(kitAttributes), board(boardAttributes))).toBe(verdict);
});

const dimm = { formFactor: 'DIMM', ecc: false };

test.each([
  ['desktop memory', dimm, {}, 'ok'],
  ['laptop memory', { ...dimm, formFactor: 'SO-DIMM' }, { socket: 'AM5' }, 'error'],
  ['laptop memory in a workstation', { formFactor: 'SO-DIMM' }, { socket: 'LGA2066' }, 'unknown'],
  [
    'laptop memory in a thin board',
    { ...dimm, formFactor: 'SO-DIMM' },
    { formFactor: 'Thin Mini-ITX' },
    'unknown',
  ],
  ['registered memory', { ...dimm, registered: true }, { socket: 'LGA1700' }, 'error'],
  ['registered memory in a server', { ...dimm, registered: true }, { socket: 'sTR5' }, 'unknown'],
  ['ECC memory on a board with ECC', { ...dimm, ecc: true }, { eccSupport: true }, 'ok'],
  ['ECC memory on a board without ECC', { ...dimm, ecc: true }, { eccSupport: false }, 'info'],
  ['ECC memory on a board with unknown ECC support', { ...dimm, ecc: true }, {}, 'unknown'],
  ['memory of unknown form factor', { ecc: false }, {}, 'unknown'],
  ['memory with unknown ECC', { formFactor: 'DIMM' }, {}, 'unknown'],
])('M2: %s', (_, kitAttributes, boardAttributes, verdict) => {
  expect(verdictOf('M2', kit(kitAttributes), board(boardAttributes))).toBe(verdict);
});

test.each([
  [[2], 2, 'ok'],
  [[2, 2], 4, 'ok'],
  [[2, 2], 3, 'error'],
  [[4], 2, 'error'],
  [[2], undefined, 'unknown'],
  [[undefined], 2, 'unknown'],
  [[2, undefined], 2, 'error'],
])('M3: %o modules in %s slots are %s', (modules, memorySlots, verdict) => {
  const kits = modules.map((count, index) =>
    kit(count === undefined ? {} : { moduleCount: count }, String(index)),
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
])('M4: %s GB on a board for %s and a processor for %s', (capacity, boardMax, cpuMax, verdicts) => {
  const parts = [
    kit(capacity && { capacity }),
    board(boardMax && { maxMemoryGb: boardMax }),
    part('cpu', { maxMemoryGb: cpuMax }),
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
])('M5: %s at %s MT/s on a board for %s is %s', (type, speed, maxMemorySpeed, verdict) => {
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
  [
    'DDR4 and DDR5',
    [kit({ type: 'DDR4', moduleCount: 1 }, 'one'), kit({ type: 'DDR5', moduleCount: 1 }, 'two')],
    'error',
  ],
  [
    'desktop and laptop modules',
    [kit({ formFactor: 'DIMM' }, 'one'), kit({ formFactor: 'SO-DIMM' }, 'two')],
    'error',
  ],
  ['an unknown number of modules', [kit({ type: 'DDR4' })], 'unknown'],
])('M6: %s', (_, kits, verdict) => {
  expect(verdictOf('M6', ...kits)).toBe(verdict);
});

test('M5: a kit with a profile needs it turned on, even at a standard speed', () => {
  const profiled = kit({ type: 'DDR4', speed: 3200, profiles: ['XMP'] });
  const [finding] = evaluate([profiled, board()]).findings.filter(({ rule }) => rule === 'M5');
  expect(finding).toMatchObject({
    verdict: 'info',
    sentence: 'Turn on XMP to reach 3200 MT/s.',
    compared: '',
  });
  expect(verdictOf('M5', kit({ type: 'DDR4', speed: 3200, profiles: [] }), board())).toBe('ok');
});

test('M6: two copies of a kit are not mixed kits', () => {
  const own = kit({ type: 'DDR4', moduleCount: 2 });
  expect(verdictOf('M6', own, { ...own, id: 'another', copyOf: own.id })).toBe('ok');
});

test('M6: warns buyers of the same DDR5 kit twice that four modules run slower', () => {
  const own = kit({ type: 'DDR5', moduleCount: 2 });
  const shown = evaluate([own, own]).findings.filter(isShownToBuyer);
  expect(shown.map(({ rule, parts }) => [rule, parts])).toEqual([['M6', [own.id, own.id]]]);
  const four = kit({ type: 'DDR5', moduleCount: 4 });
  expect(evaluate([four]).findings.filter(isShownToBuyer)).toEqual([]);
});
