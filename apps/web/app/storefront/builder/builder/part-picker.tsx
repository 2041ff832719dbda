import { slots, type Slot, type SlotId } from '@sirkito/compatibility';
import type { BuildPart, Choice } from '@sirkito/contracts/builds/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useImperativeHandle, useState, type Ref } from 'react';
import { writeBuild, type StoredBuild } from '#web/lib/storage/stored-build.ts';
import { seedParts } from '../builds.queries.ts';
import { addPart, without } from '../update-build.ts';
import { Picker } from './picker.tsx';

/** Opens the picker of a slot; `replaced` is the part to replace in slots that hold several. */
export type Pick = (slot: SlotId, replaced?: string) => void;

interface PartPickerProps {
  ref: Ref<Pick>;
  stored: StoredBuild;
  parts: readonly BuildPart[];
  /** Called before the build changes. */
  onChoose: (slot: SlotId) => void;
}

/** Holds the open picker, so that opening it renders nothing else of the page. */
export function PartPicker({ ref, stored, parts, onChoose }: PartPickerProps) {
  const queries = useQueryClient();
  const [picking, setPicking] = useState<{ slot: Slot; replaced: string | undefined }>();
  useImperativeHandle(ref, () => (id, replaced) => {
    const slot = slots.find((one) => one.id === id);
    setPicking(slot && { slot, replaced });
  });
  if (!picking) return null;
  const { slot, replaced } = picking;
  const others = replaced ? without(stored.parts, replaced) : stored.parts;
  const choose = (choice: Choice) => {
    onChoose(slot.id);
    const ids = addPart(slot, others, { choice, known: parts });
    seedParts(queries, ids, [...parts, choice]);
    writeBuild({ ...stored, parts: ids });
    setPicking(undefined);
  };
  return (
    <Picker slot={slot} parts={others} onChoose={choose} onClose={() => setPicking(undefined)} />
  );
}
