import { slotOf, type Slot, type SlotId } from '@sirkito/compatibility';
import type { BuildPart } from '@sirkito/contracts/builds/schemas';

type KnownPart = Pick<BuildPart, '_id' | 'category'>;

/**
 * Returns the part ids with the choice added; it replaces the current part unless the slot holds
 * several.
 */
export function addPart(
  slot: Slot,
  ids: readonly string[],
  { choice, known }: { choice: KnownPart; known: readonly KnownPart[] },
): string[] {
  // Keep parts that have not loaded: their slot is unknown.
  const isInSlot = (id: string) =>
    known.some(({ _id, category }) => _id === id && slotOf(category.id)?.id === slot.id);
  return [...ids.filter((id) => slot.isMany === true || !isInSlot(id)), choice._id];
}

/** A PC has several of these side by side; elsewhere a part added from the shop replaces others. */
const cumulativeSlots: readonly SlotId[] = ['storage', 'monitor'];

/** Returns the part ids with the product added, and the parts that it replaces. */
export function placePart<Known extends KnownPart>(
  product: KnownPart,
  { ids, known }: { ids: readonly string[]; known: readonly Known[] },
): { ids: string[]; replaced: Known[] } {
  const slot = slotOf(product.category.id);
  const isAdded = slot === undefined || cumulativeSlots.includes(slot.id);
  const inSlot = known.filter(({ category }) => slotOf(category.id)?.id === slot?.id);
  const unique = [...new Map(inSlot.map((part) => [part._id, part])).values()];
  const replaced = isAdded ? [] : unique;
  const rest = ids.filter((id) => replaced.every(({ _id }) => _id !== id));
  return { ids: [...rest, product._id], replaced };
}

/**
 * Returns the part to replace to fix a conflict: the one it is about, else the slot's only part.
 * Undefined means the fix adds a part.
 */
export function partToReplace(
  finding: { parts: readonly string[] },
  { slotId, parts }: { slotId: SlotId; parts: readonly KnownPart[] },
): string | undefined {
  const inSlot = parts.filter(({ category }) => slotOf(category.id)?.id === slotId);
  const conflicting = inSlot.find(({ _id }) => finding.parts.includes(_id));
  const isMany = inSlot.some(({ category }) => slotOf(category.id)?.isMany);
  return (conflicting ?? (isMany ? undefined : inSlot[0]))?._id;
}

/** Removes one occurrence of an id. */
export const without = (ids: readonly string[], id: string): string[] =>
  ids.filter((_, index) => index !== ids.indexOf(id));
