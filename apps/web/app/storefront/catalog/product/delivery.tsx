import {
  effectivePrice,
  formatPesos,
  formatWorkingDays,
  packParcel,
  shippingFee,
  shippingZones,
  toCentavos,
  toPesos,
} from '@sirkito/commerce';
import type { ProductDetail } from '@sirkito/contracts/catalog/product-schemas';
import type { ShippingTable } from '@sirkito/contracts/shipping/schemas';
import { ChevronDown, Truck } from 'lucide-react';
import { Link } from 'react-router';
import { useShipping } from '#web/lib/interaction/shipping.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';

/** Shows delivery cost and time: Metro Manila first, other zones on demand. */
export function Delivery({ product }: { product: ProductDetail }) {
  const zones = zonesFor(product, useShipping());
  const [nearest] = zones;
  if (!nearest) return null;
  return (
    <details className="group">
      <summary className="grid cursor-pointer grid-cols-[1.25rem_1fr_auto_1rem] items-center gap-x-3 py-3 hover:bg-surface-active">
        <Truck size={18} strokeWidth={1.5} aria-hidden="true" />
        <span>
          {nearest.name}, {nearest.days}
        </span>
        <span className="tabular-nums">{nearest.fee}</span>
        <ChevronDown
          size={16}
          strokeWidth={1.5}
          className="transition-transform duration-(--steady) group-open:rotate-180"
          aria-hidden="true"
        />
        <span className="sr-only">Other areas</span>
      </summary>
      <table className="mb-3 ml-8 w-[calc(100%-2rem)]">
        <caption className="sr-only">Delivery time and fee by area</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Area</th>
            <th scope="col">Time</th>
            <th scope="col">Fee</th>
          </tr>
        </thead>
        <tbody>
          {zones.slice(1).map(({ id, name, days, fee }) => (
            <tr key={id}>
              <th scope="row" className="py-1 text-left font-normal">
                {name}
              </th>
              <td className="px-3 py-1 text-ink-muted">{days}</td>
              <td className="py-1 pr-7 text-right tabular-nums">{fee}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={3} className="pt-1 text-ink-muted">
              <Link
                to={shopPaths.shipping}
                className="underline decoration-line-strong underline-offset-4 hover:decoration-ink"
              >
                Find my area
              </Link>
            </td>
          </tr>
        </tfoot>
      </table>
    </details>
  );
}

function zonesFor({ price, salePrice, weightG, boxMm }: ProductDetail, table: ShippingTable) {
  const worth = toCentavos(effectivePrice({ price, salePrice }));
  const parcel = packParcel([{ weightG, boxMm, quantity: 1 }], worth);
  return shippingZones.map(({ id, name }) => {
    const fee = shippingFee(table, id, parcel);
    return {
      id,
      name,
      days: formatWorkingDays(table.zones[id].days),
      fee: fee > 0 ? formatPesos(toPesos(fee)) : 'Free',
    };
  });
}
