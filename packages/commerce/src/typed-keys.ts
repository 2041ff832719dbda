/** Returns the keys of a record that has no others than its type says. */
export const keysOf = <Key extends string>(
  record: Readonly<Partial<Record<Key, unknown>>>,
): Key[] =>
  // Object.keys returns strings, because a value may have more keys than its type.
  Object.keys(record) as Key[];

export const entriesOf = <Key extends string, Value>(
  record: Readonly<Partial<Record<Key, Value>>>,
): [Key, Value][] =>
  // As above.
  Object.entries(record) as [Key, Value][];

export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> =>
  // Every key has its value.
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;

export const isKeyOf = <Key extends string>(
  record: Readonly<Record<Key, unknown>>,
  key: PropertyKey,
): key is Key => Object.hasOwn(record, key);

export const isOneOf = <Value extends string>(
  values: readonly Value[],
  value: unknown,
): value is Value => values.some((known) => known === value);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
