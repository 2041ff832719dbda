/** Returns the paths of values that differ, such as `name` or `zones.luzon.days.0`. */
export function changedFields(before: unknown, after: unknown, path = ''): string[] {
  if (typeof after !== 'object' || after === null) return before === after ? [] : [path];
  return Object.entries(after).flatMap(([key, value]) =>
    changedFields(
      (before as typeof after | undefined)?.[key as never],
      value,
      path ? `${path}.${key}` : key,
    ),
  );
}
