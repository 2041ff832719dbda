import fc from 'fast-check';
import type { Schema } from '../document/operations.ts';

/** Returns values to prefer for a field, such as the ids of real products. */
export type Suggest = (field: string, schema: Schema) => fc.Arbitrary<unknown> | undefined;

/** Returns an arbitrary for values that the schema allows. */
export function valuesOf(schema: Schema, suggest: Suggest, field = ''): fc.Arbitrary<unknown> {
  const suggested = suggest(field, schema);
  const generated = generatedValues(schema, suggest, field);
  if (!suggested) return generated;
  return fc.oneof({ weight: 9, arbitrary: suggested }, { weight: 1, arbitrary: generated });
}

function generatedValues(schema: Schema, suggest: Suggest, field: string): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices && choices.length > 0) {
    return fc.oneof(...choices.map((choice) => valuesOf(choice, suggest, field)));
  }
  const make = byType[schema.type ?? ''];
  return make ? make(schema, suggest, field) : fc.jsonValue({ maxDepth: 2 });
}

type Make = (schema: Schema, suggest: Suggest, field: string) => fc.Arbitrary<unknown>;

const byType: Readonly<Record<string, Make>> = {
  string: strings,
  number: numbers,
  integer: integers,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: arrays,
  object: objects,
};

const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid(),
  email: fc.nat(1_000_000).map((n) => `fuzz-${n}@sirkito.test`),
  date: dates().map((at) => at.slice(0, 10)),
  'date-time': dates(),
};

function dates(): fc.Arbitrary<string> {
  const [min, max] = [new Date('1990-01-01T00:00:00Z'), new Date('2090-01-01T00:00:00Z')];
  return fc.date({ min, max, noInvalidDate: true }).map((at) => at.toISOString());
}

function strings({ format, pattern, minLength = 0, maxLength = 60 }: Schema) {
  if (format && formats[format]) return formats[format];
  const isRightLength = (text: string) => text.length >= minLength && text.length <= maxLength;
  if (pattern !== undefined) {
    const matching = fc.stringMatching(new RegExp(pattern, 'u'), { maxLength: 60 });
    return matching.filter(isRightLength);
  }
  // Rarely as long as allowed, as it is slow.
  const length = { minLength, maxLength: Math.min(maxLength, Math.max(minLength, 40)) };
  return fc.oneof(
    { weight: 6, arbitrary: fc.string(length) },
    { weight: 2, arbitrary: fc.string({ ...length, unit: 'grapheme' }).filter(isRightLength) },
    { weight: 1, arbitrary: fc.constant('x'.repeat(Math.min(maxLength, 60_000))) },
  );
}

function integers({ minimum = -1_000, exclusiveMinimum, maximum = 1_000 }: Schema) {
  const min = exclusiveMinimum === undefined ? minimum : exclusiveMinimum + 1;
  const small = fc.integer({ min, max: Math.min(maximum, min + 20) });
  return fc.oneof(
    { weight: 3, arbitrary: small },
    { weight: 1, arbitrary: fc.maxSafeInteger().map((n) => clamp(n, min, maximum)) },
    { weight: 1, arbitrary: fc.constantFrom(min, maximum) },
  );
}

const clamp = (n: number, min: number, max: number) => min + Math.abs(n % (max - min + 1));

function numbers({ minimum = 0, maximum = 1_000_000 }: Schema) {
  const cents = fc.integer({ min: 0, max: 10_000_000 }).map((n) => minimum + n / 100);
  return fc.oneof(
    { weight: 4, arbitrary: cents.map((n) => Math.min(n, maximum)) },
    { weight: 1, arbitrary: fc.constantFrom(minimum, maximum) },
    { weight: 1, arbitrary: fc.double({ min: minimum, max: maximum, noNaN: true }) },
  );
}

function arrays(schema: Schema, suggest: Suggest, field: string): fc.Arbitrary<unknown> {
  const { items = {}, prefixItems, minItems = 0, maxItems = 5 } = schema;
  if (prefixItems) return fc.tuple(...prefixItems.map((item) => valuesOf(item, suggest, field)));
  const limits = { minLength: minItems, maxLength: Math.min(maxItems, minItems + 4) };
  return fc.array(valuesOf(items, suggest, field), limits);
}

function objects(schema: Schema, suggest: Suggest): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
  const fields = Object.entries(properties).map(
    ([name, property]) => [name, valuesOf(property, suggest, name)] as const,
  );
  const requiredKeys = required.filter((name) => name in properties);
  const own = fc.record(Object.fromEntries(fields), { requiredKeys });
  if (typeof additionalProperties !== 'object') return own;
  const keys = propertyNames
    ? valuesOf({ type: 'string', ...propertyNames }, suggest).map(String)
    : fc.string({ maxLength: 12 });
  const more = fc.dictionary(keys, valuesOf(additionalProperties, suggest), { maxKeys: 4 });
  return fc.tuple(own, more).map(([named, rest]) => ({ ...rest, ...named }));
}
