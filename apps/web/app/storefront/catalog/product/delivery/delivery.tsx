import {
  deliveryDays,
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
import { lazy, Suspense } from 'react';
import { onFirstInteraction } from '#web/lib/interaction/first-interaction.ts';
import { useShipping } from '#web/lib/interaction/shipping.ts';
import { useSession } from '#web/lib/session/session.ts';
import { DeliveryTable, type Area } from './delivery-table.tsx';

const OwnDelivery = lazy(() =>
  onFirstInteraction(async () => ({
    default: (await import('./own-delivery.tsx')).OwnDelivery,
  })),
);

/** Shows delivery to Metro Manila until the browser knows the shopper's area and today's date. */
export function Delivery({ product }: { product: ProductDetail }) {
  const areas = areasFor(product, useShipping());
  const { isLoading } = useSession();
  const [nearest] = areas;
  if (!nearest) return null;
  const plain = <DeliveryTable areas={areas} own={nearest} to={nearest.name} />;
  return (
    <Suspense fallback={plain}>
      {isLoading || product.totalStock === 0 ? (
        plain
      ) : (
        <OwnDelivery areas={areas}>{(table) => <DeliveryTable {...table} />}</OwnDelivery>
      )}
    </Suspense>
  );
}

function areasFor(
  { price, salePrice, weightG, boxMm }: ProductDetail,
  table: ShippingTable,
): Area[] {
  const worth = toCentavos(effectivePrice({ price, salePrice }));
  const parcel = packParcel([{ weightG, boxMm, quantity: 1 }], worth);
  return shippingZones.map(({ id, name }) => {
    const [days, fee] = [deliveryDays(table, id, parcel), shippingFee(table, id, parcel)];
    return {
      id,
      name,
      days,
      time: formatWorkingDays(days),
      fee: fee > 0 ? formatPesos(toPesos(fee)) : 'Free',
    };
  });
}
