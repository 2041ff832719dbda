/** Returns the paths of values that differ, such as `name` or `zones.luzon.days.0`. */
export function changedFields(before: unknown, after: unknown, path = ''): string[] {
  if (typeof after !== 'object' || after === null) return before === after ? [] : [path];
  const earlier = new Map<string, unknown>(Object.entries(before ?? {}));
  return Object.entries(after).flatMap(([key, value]) =>
    changedFields(earlier.get(key), value, path ? `${path}.${key}` : key),
  );
}
