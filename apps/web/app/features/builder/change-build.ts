import { slotOf, type Slot, type SlotId } from '@sirkito/compatibility';
import type { BuildPart } from '@sirkito/contracts/builds';

type Known = Pick<BuildPart, '_id' | 'category'>;

/** The ids after a choice: it takes the place of what was there, or stands beside it. */
export function chosenInto(
  slot: Slot,
  ids: readonly string[],
  { choice, known }: { choice: Known; known: readonly Known[] },
): string[] {
  // What has not been fetched yet stays: nothing is known that it would have to give way to.
  const isThere = (id: string) =>
    known.some(({ _id, category }) => _id === id && slotOf(category.id)?.id === slot.id);
  return [...ids.filter((id) => slot.isMany === true || !isThere(id)), choice._id];
}

/**
 * What gives way when a conflict is mended in a place: the part it is about. A place of several that
 * it is not about takes one more.
 */
export function goingFor(
  finding: { parts: readonly string[] },
  { slotId, parts }: { slotId: SlotId; parts: readonly Known[] },
): string | undefined {
  const inPlace = parts.filter(({ category }) => slotOf(category.id)?.id === slotId);
  const about = inPlace.find(({ _id }) => finding.parts.includes(_id));
  const isMany = inPlace.some(({ category }) => slotOf(category.id)?.isMany);
  return (about ?? (isMany ? undefined : inPlace[0]))?._id;
}

/** One of it less. */
export const without = (ids: readonly string[], id: string): string[] =>
  ids.filter((_, place) => place !== ids.indexOf(id));
