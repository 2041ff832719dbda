import { evaluate } from '../../packages/compatibility/src/evaluate.ts';
import type { Part } from '../../packages/compatibility/src/part.ts';
import { slotOf, type SlotId } from '../../packages/compatibility/src/slots.ts';
import { idealParts } from './ideal-parts.ts';

/** Products that the rules can't tell apart. */
export interface Kind {
  slot: SlotId;
  part: Part;
  ids: readonly string[];
}

/** Returns the parts by what the rules read of them. */
export function kindsOf(parts: readonly Part[]): Kind[] {
  const read = attributesRead(parts);
  const groups = Map.groupBy(
    parts.filter(({ categoryId }) => slotOf(categoryId)),
    ({ categoryId, attributes, name }) =>
      JSON.stringify([
        categoryId,
        [...(read.get(categoryId) ?? [])].map((key) => attributes[key] ?? null),
        // One rule reads the names of boards.
        categoryId === 'motherboard' && /\b(?:BTF|PZ|PROJECT ZERO|STEALTH)\b/i.test(name),
      ]),
  );
  return [...groups.values()].flatMap((group) => {
    const [part] = group;
    const slot = part && slotOf(part.categoryId);
    return part && slot ? [{ slot: slot.id, part, ids: group.map(({ id }) => id) }] : [];
  });
}

/**
 * Runs the rules on parts that note which attributes they read, by category. Ideal parts state what
 * the others may not, which makes the rules read more.
 */
export function attributesRead(parts: readonly Part[]): Map<string, Set<string>> {
  const read = new Map<string, Set<string>>();
  const watched = [...parts, ...[...idealParts(parts).values()].flat()].map((part) => {
    const keys = read.get(part.categoryId) ?? new Set<string>();
    read.set(part.categoryId, keys);
    const attributes = new Proxy(part.attributes, {
      get: (target, key: string) => {
        keys.add(key);
        return target[key];
      },
    });
    return { ...part, attributes };
  });
  const byCategory = [...Map.groupBy(watched, ({ categoryId }) => categoryId).values()];
  const longest = Math.max(...byCategory.map(({ length }) => length));
  for (let index = 0; index < longest; index += 1) {
    evaluate(byCategory.flatMap((own) => own[index % own.length] ?? []));
  }
  return read;
}
