import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluate, findingsFor } from './evaluate.ts';
import type { Finding } from './finding.ts';
import type { Part } from './part.ts';
import { catalogue } from './testing/catalogue.ts';

const parts = [...catalogue.values()];
const anyParts = fc.array(fc.constantFrom(...parts), { maxLength: 14 });

/** Attributes no source has yet, so that the rules that read them are tested too. */
const extraAttributes = fc.record({
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

/** Adds some attributes and removes one, beyond what real parts have. */
const anyBuild = fc
  .array(fc.tuple(fc.constantFrom(...parts), extraAttributes, fc.nat({ max: 40 })), {
    maxLength: 12,
  })
  .map((chosen) =>
    chosen.map(([part, extra, removed], position): Part => {
      const known = Object.entries({ ...part.attributes, ...extra });
      return {
        ...part,
        id: `${part.id}-${String(position)}`,
        attributes: Object.fromEntries(known.filter((_, index) => index !== removed)),
      };
    }),
  );

const errors = (build: readonly Part[]) =>
  evaluate(build).findings.filter(({ verdict }) => verdict === 'error');

/** A conflict persists if the same rule reports it for the same parts or more. */
const persists = (before: Finding, after: readonly Finding[]) =>
  after.some(
    ({ rule, parts: ids }) => rule === before.rule && before.parts.every((id) => ids.includes(id)),
  );

test('never fixes a conflict by adding a part', () => {
  const fixableByAdding = ['C4', 'C5', 'Q1'];
  fc.assert(
    fc.property(anyBuild, fc.nat(), (build, nth) => {
      const added = build[nth % Math.max(1, build.length)];
      const before = build.filter((part) => part !== added);
      const after = errors(build);
      const resolved = errors(before).filter(
        (finding) => !fixableByAdding.includes(finding.rule) && !persists(finding, after),
      );
      expect(resolved).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test('never returns ok because an attribute is missing', () => {
  fc.assert(
    fc.property(anyBuild, (build) => {
      const bare = build.map((part) => ({ ...part, attributes: {} }));
      const passed = evaluate(bare).findings.filter(({ verdict }) => verdict === 'ok');
      // These two only ask whether a card or a cooler is present.
      expect(passed.filter(({ rule }) => !['C4', 'C5'].includes(rule))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('returns the worst verdict and a full sentence for every finding', () => {
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

test('does not depend on the order of the parts', () => {
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

test('drops the errors of a part that is removed', () => {
  fc.assert(
    fc.property(anyBuild, (build) => {
      for (const finding of errors(build)) {
        for (const id of finding.parts) {
          const without = evaluate(build.filter((part) => part.id !== id));
          expect(findingsFor(without, id)).toEqual([]);
        }
      }
    }),
    { numRuns: 500 },
  );
});

test('suggests a fix for every conflict', () => {
  fc.assert(
    fc.property(anyParts, (build) => {
      for (const { fix, sentence } of errors(build)) expect(fix, sentence).toBeDefined();
    }),
  );
});

test('names a single part only once', () => {
  for (const part of catalogue.values()) {
    for (const { rule, parts: named } of evaluate([part]).findings) {
      expect(named.length, `${rule} on ${part.name}`).toBeLessThan(2);
    }
  }
});
