import { asCentavos } from '@sirkito/commerce';
import type { OrderStep, StaffOrder } from '@sirkito/contracts/orders/staff-schemas';
import type { OrderPayments, RefundBody } from '@sirkito/contracts/payments/schemas';
import { changeOrderStatus } from '#api/modules/orders/fulfilment/change-order-status.ts';
import { viewOrderForStaff } from '#api/modules/orders/staff/view-order-for-staff.ts';
import { refundOrder } from '#api/modules/payments/refunds/refund-order.ts';
import type { testShop } from '../test-shop.ts';

type StepTo = OrderStep extends infer Step
  ? Step extends unknown
    ? Omit<Step, 'version'>
    : never
  : never;

/** This staff member has no session to confirm a password in. */
export const unlimited = asCentavos(Number.MAX_SAFE_INTEGER);

/** Returns a staff member who moves orders through their statuses. */
export function clerkOf(shop: ReturnType<typeof testShop>) {
  const ctx = shop.as(shop.staff());
  const step = async (id: string, to: StepTo): Promise<StaffOrder> => {
    const { version } = await viewOrderForStaff(ctx, id);
    return changeOrderStatus(ctx, id, { ...to, version }, unlimited);
  };
  const refund = async (
    orderId: string,
    request: Omit<RefundBody, 'version'>,
  ): Promise<OrderPayments> => {
    const { version } = await viewOrderForStaff(ctx, orderId);
    return refundOrder(ctx, { ...request, orderId, version }, unlimited);
  };
  const shipped = { status: 'shipped', courier: 'J&T Express', trackingNumber: 'JT-1' } as const;
  return {
    ctx,
    step,
    refund,
    ship: (id: string, serials: { lineNo: number; serials: string[] }[] = []) =>
      step(id, { ...shipped, serials }),
    /** Confirms and packs the order. */
    pack: async (id: string): Promise<StaffOrder> => {
      await step(id, { status: 'confirmed' });
      return step(id, { status: 'processing' });
    },
  };
}
