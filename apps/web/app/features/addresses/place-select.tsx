import type { Place } from '@sirkito/contracts/address';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#web/lib/app-providers.tsx';
import { Field, Select } from '#web/ui/field.tsx';
import { placesQuery } from './addresses.queries.ts';

export type PlaceNames = Partial<Record<Place['level'], string>>;

interface PlaceSelectProps {
  /** What is offered lies in this place; without it the regions. */
  within?: Place;
  /** What was chosen before, to begin with. */
  names: PlaceNames;
  error: string | undefined;
  onChoose: (place: Place) => void;
}

/** One place of the official list, then what lies in it, down to the barangay. */
export function PlaceSelect({ within, names, error, onChoose }: PlaceSelectProps) {
  const list = useQuery(placesQuery(useApi(), within?.code));
  const { data: places, error: failure } = list;
  const [picked, setPicked] = useState<string>();
  const before = places?.find(({ name, level }) => names[level] === name)?.code;
  const code = picked ?? before ?? '';
  const chosen = places?.find((place) => place.code === code);
  const isLast = !chosen || chosen.level === 'barangay';
  const choose = (wanted: string) => {
    setPicked(wanted);
    const place = places?.find((one) => one.code === wanted);
    if (place) onChoose(place);
  };
  const label = labelOf(places, within);
  const wrong = error && !chosen ? `Choose a ${label.toLowerCase()}` : error;
  return (
    <>
      <Field
        label={label}
        error={failure?.message ?? (isLast ? wrong : '')}
        aside={
          failure && (
            <button
              type="button"
              className="underline underline-offset-4"
              onClick={() => void list.refetch()}
            >
              Try again
            </button>
          )
        }
      >
        {(control) => (
          <Select
            {...control}
            value={code}
            disabled={!places}
            onChange={(event) => choose(event.target.value)}
          >
            <option value="" disabled>
              {places ? 'Please choose' : 'One moment'}
            </option>
            {places?.map((place) => (
              <option key={place.code} value={place.code}>
                {place.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {!isLast && (
        <PlaceSelect key={code} within={chosen} names={names} error={error} onChoose={onChoose} />
      )}
    </>
  );
}

/** Some regions hold provinces and, beside them, cities that belong to none. */
function labelOf(places: readonly Place[] | undefined, within: Place | undefined): string {
  if (!within) return 'Region';
  const levels = new Set(places?.map(({ level }) => level));
  if (levels.has('barangay') || (!places && within.level === 'city')) return 'Barangay';
  if (!levels.has('province')) return 'City or municipality';
  return levels.has('city') ? 'Province or city' : 'Province';
}
