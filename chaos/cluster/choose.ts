/** Returns what has one of the parts in a name, or all without parts. A part of no name is an error. */
export function choose<T>(
  all: readonly T[],
  namesOf: (one: T) => readonly string[],
  parts: readonly string[],
): T[] {
  const isNamed = (one: T, part: string) => namesOf(one).some((name) => name.includes(part));
  const unknown = parts.filter((part) => !all.some((one) => isNamed(one, part)));
  if (unknown.length > 0) {
    const names = all.flatMap(namesOf).join(', ');
    throw new Error(`Nothing is named ${unknown.join(' or ')}. There are: ${names}`);
  }
  return all.filter((one) => parts.length === 0 || parts.some((part) => isNamed(one, part)));
}
