import { expect, test } from 'vitest';
import { typeOverrides, type Column } from './column-types.ts';

const column = (name: string, rest: Partial<Column> = {}): Column => ({
  table: 'payment',
  name,
  isNullable: false,
  hasDefault: false,
  checks: [],
  ...rest,
});

const known = `CHECK ((status = ANY (ARRAY['open'::text, 'paid'::text])))`;

test.each([
  ['an amount is in centavos', column('amount_centavos'), 'Centavos'],
  ['an amount may be null', column('fee_centavos', { isNullable: true }), 'Centavos | null'],
  [
    'an amount may have a default',
    column('a_centavos', { hasDefault: true }),
    'Generated<Centavos>',
  ],
  ['listed values become a union', column('status', { checks: [known] }), `'open' | 'paid'`],
  [
    'null and a default are kept',
    column('status', { checks: [known], isNullable: true, hasDefault: true }),
    `Generated<'open' | 'paid' | null>`,
  ],
  [
    'a single value becomes a literal',
    column('currency', { checks: [`CHECK ((currency = 'PHP'::text))`] }),
    `'PHP'`,
  ],
  [
    'the check that lists values may stand among others',
    column('status', { checks: ['CHECK ((length(status) <= 9))', known] }),
    `'open' | 'paid'`,
  ],
])('%s', (_, given, type) => {
  expect(typeOverrides([given])).toEqual({ [`payment.${given.name}`]: type });
});

test.each([
  'CHECK ((length(note) <= 500))',
  `CHECK (((note = 'a'::text) OR (length(note) > 3)))`,
  `CHECK ((note ~ '^[a-z]+$'::text))`,
  `CHECK ((note <> 'a'::text))`,
  'CHECK ((stars = ANY (ARRAY[1, 2])))',
])('%s leaves the type as it is', (check) => {
  expect(typeOverrides([column('note', { checks: [check] })])).toEqual({});
});
