import { slots, upsWatts, type Slot, type SlotId } from '@sirkito/compatibility';
import { ArrowRightLeft, Plus, Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import type { BuildView } from '../build-view.ts';
import type { Pick } from './part-picker.tsx';
import { EmptySlot, SlotRow } from './slot-row.tsx';

interface BuildSlotsProps {
  ref: Ref<HTMLUListElement>;
  build: BuildView;
  onPick: Pick;
  onRemove: (slot: SlotId, id: string) => void;
}

/** Lists each slot with its part, or a button to choose one. */
export function BuildSlots({ ref, build, onPick, onRemove }: BuildSlotsProps) {
  const { placed, evaluation, missing } = build;
  const hintFor = (slot: Slot): string | undefined => {
    if (slot.isEssential && !missing.includes(slot)) {
      return slot.id === 'graphics_card' ? 'Optional' : 'Not needed for this build';
    }
    return slot.id === 'ups_avr' && build.count > 0
      ? `This build needs at least ${upsWatts(evaluation.power.loadWatts)} W`
      : undefined;
  };
  return (
    <ul ref={ref} aria-label="Parts in your build" className="lg:pl-10">
      {slots.flatMap((slot) => {
        const own = placed.filter((one) => one.slot.id === slot.id);
        const rows = own.map((one) => (
          <SlotRow
            key={one.part._id}
            placed={one}
            actions={
              <>
                <IconButton
                  icon={ArrowRightLeft}
                  label={`Swap ${one.part.name}`}
                  onClick={() => onPick(slot.id, one.part._id)}
                />
                {slot.isMany && one === own.at(-1) && (
                  <IconButton
                    icon={Plus}
                    label={`Add another: ${slot.label}`}
                    onClick={() => onPick(slot.id)}
                  />
                )}
                <IconButton
                  icon={Trash2}
                  label={`Remove ${one.part.name}`}
                  onClick={() => onRemove(slot.id, one.part._id)}
                />
              </>
            }
          />
        ));
        if (rows.length > 0) return rows;
        return [
          <EmptySlot
            key={slot.id}
            slot={slot}
            hint={hintFor(slot)}
            act={
              <Button
                look="quiet"
                size="small"
                className="no-script:hidden"
                aria-label={`Choose: ${slot.label}`}
                onClick={() => onPick(slot.id)}
              >
                Choose
              </Button>
            }
          />,
        ];
      })}
    </ul>
  );
}
