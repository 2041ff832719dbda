import { slots, upsWatts, type SlotId } from '@sirkito/compatibility';
import { ArrowRightLeft, Plus, Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { BuildView } from './build-view.ts';
import { EmptySlot, SlotRow } from './slot-row.tsx';

export type Pick = (slot: SlotId, replaced?: string) => void;

interface BuildPlacesProps {
  ref: Ref<HTMLUListElement>;
  build: BuildView;
  onPick: Pick;
  onRemove: (slot: SlotId, id: string) => void;
}

/** Each place with what is in it, or a way to fill it. */
export function BuildPlaces({ ref, build, onPick, onRemove }: BuildPlacesProps) {
  const { placed, evaluation } = build;
  const hints: Partial<Record<SlotId, string>> = build.count
    ? { ups_avr: `Needs at least ${upsWatts(evaluation.power.loadWatts)} W for this build` }
    : {};
  return (
    <ul ref={ref} aria-label="Places of the build" className="lg:pl-10">
      {slots.flatMap((slot) => {
        const own = placed.filter((one) => one.slot.id === slot.id);
        const rows = own.map((one) => (
          <SlotRow
            key={one.part._id}
            placed={one}
            acts={
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
            hint={hints[slot.id]}
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
