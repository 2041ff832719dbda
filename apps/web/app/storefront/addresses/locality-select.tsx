import type { Locality } from '@sirkito/contracts/addresses/schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { Field, Select } from '#web/ui/form/field.tsx';
import { localitiesQuery } from './addresses.queries.ts';

export type LocalityNames = Partial<Record<Locality['level'], string>>;

interface PlaceSelectProps {
  /** Offers localities in this one; regions if absent. */
  within?: Locality;
  /** Initial selection. */
  names: LocalityNames;
  error: string | undefined;
  onChoose: (locality: Locality) => void;
}

/** Renders one select per PSGC level, from region to barangay. */
export function LocalitySelect({ within, names, error, onChoose }: PlaceSelectProps) {
  const list = useQuery(localitiesQuery(useApi(), within?.code));
  const { data: localities, error: failure } = list;
  const [picked, setPicked] = useState<string>();
  const initial = localities?.find(({ name, level }) => names[level] === name)?.code;
  const code = picked ?? initial ?? '';
  const chosen = localities?.find((locality) => locality.code === code);
  const isLast = !chosen || chosen.level === 'barangay';
  const choose = (newCode: string) => {
    setPicked(newCode);
    const locality = localities?.find((one) => one.code === newCode);
    if (locality) onChoose(locality);
  };
  const label = labelOf(localities, within);
  const message = error && !chosen ? `Choose a ${label.toLowerCase()}` : error;
  return (
    <>
      <Field
        label={label}
        error={failure?.message ?? (isLast ? message : '')}
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
            required
            value={code}
            disabled={!localities}
            onChange={(event) => choose(event.target.value)}
          >
            <option value="" disabled>
              {localities ? 'Choose one' : 'Loading…'}
            </option>
            {localities?.map((locality) => (
              <option key={locality.code} value={locality.code}>
                {locality.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {!isLast && (
        <LocalitySelect
          key={code}
          within={chosen}
          names={names}
          error={error}
          onChoose={onChoose}
        />
      )}
    </>
  );
}

/** Some regions have both provinces and independent cities. */
function labelOf(
  localities: readonly Locality[] | undefined,
  within: Locality | undefined,
): string {
  if (!within) return 'Region';
  const levels = new Set(localities?.map(({ level }) => level));
  if (levels.has('barangay') || (!localities && within.level === 'city')) return 'Barangay';
  if (!levels.has('province')) return 'City or municipality';
  return levels.has('city') ? 'Province or city' : 'Province';
}
