import {
  deliveryDates,
  formatDeliveryDates,
  zoneIds,
  zoneOf,
  type ZoneId,
} from '@sirkito/commerce';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { addressesQuery } from '#web/lib/interaction/addresses.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { createUserStorage, useStoredList } from '#web/lib/storage/user-storage.ts';
import { Radio } from '#web/ui/form/radio.tsx';
import type { Area, DeliveryTableProps } from './delivery-table.tsx';

const isZone = (value: unknown): value is ZoneId => zoneIds.some((id) => id === value);
const note = 'If you order and pay now.';
const chosenAreas = createUserStorage('delivery_area', isZone);

interface OwnDeliveryProps {
  areas: readonly Area[];
  /** Renders the table. An import would move it to a chunk of its own. */
  children: (table: DeliveryTableProps) => ReactNode;
}

/** Finds delivery dates for the shopper's address, else for the area they choose. */
export function OwnDelivery({ areas: undated, children: render }: OwnDeliveryProps) {
  const [now] = useState(() => new Date());
  const address = useOwnAddress();
  const [chosen] = useStoredList(chosenAreas);
  const areas = undated.map((area) => ({
    ...area,
    time: formatDeliveryDates(deliveryDates(now, area.days)),
  }));
  const zone = address ? zoneOf(address.psgcCode) : chosen;
  const own = areas.find(({ id }) => id === zone) ?? areas[0];
  if (!own) return null;
  if (address) {
    const city = address.cityMunicipality.replace(/^City of /, '');
    return render({ areas, own, to: `Delivered to ${city}`, note });
  }
  const renderName = ({ id, name }: Area) => (
    <label className="flex min-h-8 cursor-pointer items-center gap-2.5">
      <Radio
        name="delivery-area"
        checked={id === own.id}
        onChange={() => chosenAreas.write([id])}
      />
      {name}
    </label>
  );
  return render({ areas, own, to: own.name, note, renderName });
}

/** Returns the default address of a signed-in shopper, which is listed first. */
function useOwnAddress() {
  const { isAuthenticated, user } = useSession();
  const { data } = useQuery({
    ...addressesQuery(useApi(), user?.id ?? ''),
    enabled: isAuthenticated && user?.role === 'user',
  });
  return data?.[0];
}
