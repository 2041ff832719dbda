import type { OrderStep, StaffOrder } from '@sirkito/contracts/order-staff';
import type { OrderMoney, RefundBody } from '@sirkito/contracts/payment';
import { changeOrderStatus } from '#api/modules/orders/change-order-status.ts';
import { viewOrderForStaff } from '#api/modules/orders/view-order-for-staff.ts';
import { refundOrder } from '#api/modules/payments/refund-order.ts';
import type { testShop } from './test-shop.ts';

type StepTo = OrderStep extends infer Step
  ? Step extends unknown
    ? Omit<Step, 'version'>
    : never
  : never;

/** Someone of the staff, who takes orders further one step after the other. */
export function clerkOf(shop: ReturnType<typeof testShop>) {
  const ctx = shop.as(shop.staff());
  const step = async (id: string, to: StepTo): Promise<StaffOrder> => {
    const { version } = await viewOrderForStaff(ctx, id);
    return changeOrderStatus(ctx, id, { ...to, version });
  };
  const refund = async (
    orderId: string,
    asked: Omit<RefundBody, 'version'>,
  ): Promise<OrderMoney> => {
    const { version } = await viewOrderForStaff(ctx, orderId);
    return refundOrder(ctx, { ...asked, orderId, version });
  };
  const shipped = { status: 'shipped', courier: 'J&T Express', trackingNumber: 'JT-1' } as const;
  return {
    ctx,
    step,
    refund,
    ship: (id: string, serials: { lineNo: number; serials: string[] }[] = []) =>
      step(id, { ...shipped, serials }),
    /** As far as the shelf where the courier comes by. */
    pack: async (id: string): Promise<StaffOrder> => {
      await step(id, { status: 'confirmed' });
      return step(id, { status: 'processing' });
    },
  };
}
