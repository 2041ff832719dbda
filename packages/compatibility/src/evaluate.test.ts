import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluate, findingsOn } from './evaluate.ts';
import type { Finding } from './finding.ts';
import type { Part } from './part.ts';
import { catalogue } from './testing/catalogue.ts';

const parts = [...catalogue.values()];
const anyParts = fc.array(fc.constantFrom(...parts), { maxLength: 14 });

/** Facts no source has yet, so that the rules that read them are tried too. */
const filled = fc.record({
  radiatorMounts: fc.subarray(['Front 360 mm', 'Top 240 mm', 'Top 280 mm', 'Rear 120 mm']),
  radiatorThicknessMm: fc.integer({ min: 20, max: 60 }),
  m2SlotTypes: fc.array(fc.constantFrom('2280 PCIe 4.0 x4', '2242 PCIe 3.0 x2', '2280 SATA'), {
    maxLength: 4,
  }),
  laneSharing: fc.subarray([
    'M.2 slot 1 turns off 2 SATA ports',
    'M.2 slot 2 turns off 1 SATA port',
  ]),
  rgbHeaders: fc.integer({ min: 0, max: 2 }),
  lighting: fc.constantFrom('ARGB', 'None'),
});

/** Some facts added, some taken away: no part of the shop is as well known, or as badly. */
const anyBuild = fc
  .array(fc.tuple(fc.constantFrom(...parts), filled, fc.nat({ max: 40 })), { maxLength: 12 })
  .map((chosen) =>
    chosen.map(([part, facts, lost], place): Part => {
      const known = Object.entries({ ...part.attributes, ...facts });
      return {
        ...part,
        id: `${part.id}-${String(place)}`,
        attributes: Object.fromEntries(known.filter((_, index) => index !== lost)),
      };
    }),
  );

const errors = (build: readonly Part[]) =>
  evaluate(build).findings.filter(({ verdict }) => verdict === 'error');

/** A conflict is the same if the same rule finds it among the same parts or more. */
const isStill = (before: Finding, after: readonly Finding[]) =>
  after.some(
    ({ rule, parts: ids }) => rule === before.rule && before.parts.every((id) => ids.includes(id)),
  );

test('adding a part never mends a conflict between parts already there', () => {
  const mendable = ['C4', 'C5', 'Q1'];
  fc.assert(
    fc.property(anyBuild, fc.nat(), (build, nth) => {
      const added = build[nth % Math.max(1, build.length)];
      const before = build.filter((part) => part !== added);
      const after = errors(build);
      const lost = errors(before).filter(
        (finding) => !mendable.includes(finding.rule) && !isStill(finding, after),
      );
      expect(lost).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test('a fact that is missing never makes a verdict ok', () => {
  fc.assert(
    fc.property(anyBuild, (build) => {
      const bare = build.map((part) => ({ ...part, attributes: {} }));
      const passed = evaluate(bare).findings.filter(({ verdict }) => verdict === 'ok');
      // A card or a cooler is there whatever is known of it.
      expect(passed.filter(({ rule }) => !['C4', 'C5'].includes(rule))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('an unknown is never hidden in a better verdict of the same rule and parts', () => {
  fc.assert(
    fc.property(anyBuild, (build) => {
      const { findings, verdict } = evaluate(build);
      const worst = ['error', 'warn', 'info'].find((one) =>
        findings.some((finding) => finding.verdict === one),
      );
      expect(verdict).toBe(worst ?? 'ok');
      for (const finding of findings) expect(finding.sentence).toMatch(/^[A-Z0-9].*\.$/);
    }),
    { numRuns: 500 },
  );
});

test('the order of the parts makes no difference', () => {
  fc.assert(
    fc.property(
      anyBuild.chain((build) =>
        fc.tuple(fc.constant(build), fc.shuffledSubarray(build, { minLength: build.length })),
      ),
      ([build, shuffled]) => {
        expect(evaluate(shuffled)).toEqual(evaluate(build));
      },
    ),
    { numRuns: 500 },
  );
});

test('taking a part out takes its errors with it', () => {
  fc.assert(
    fc.property(anyBuild, (build) => {
      for (const finding of errors(build)) {
        for (const id of finding.parts) {
          const without = evaluate(build.filter((part) => part.id !== id));
          expect(findingsOn(without, id)).toEqual([]);
        }
      }
    }),
    { numRuns: 500 },
  );
});

test('each conflict names the one change that mends it', () => {
  fc.assert(
    fc.property(anyParts, (build) => {
      for (const { mend, sentence } of errors(build)) expect(mend, sentence).toBeDefined();
    }),
  );
});

test('what is said of one part alone names it once', () => {
  for (const part of catalogue.values()) {
    for (const { rule, parts: named } of evaluate([part]).findings) {
      expect(named.length, `${rule} on ${part.name}`).toBeLessThan(2);
    }
  }
});
