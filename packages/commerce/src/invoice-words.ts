import { formatPesos, type Pesos } from './money.ts';
import {
  hasPaid,
  paymentMethodName,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
} from './order-status.ts';

interface Told {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  timeline: readonly { status: OrderStatus; paymentStatus: PaymentStatus | null }[];
}

/** It comes with the payment, unless the order was cancelled by then, and stays after a refund. */
export const hasInvoice = ({ status, paymentStatus, timeline }: Told): boolean =>
  hasPaid(paymentStatus) &&
  (status !== 'cancelled' ||
    timeline.some((event) => event.paymentStatus === 'paid' && event.status !== 'cancelled'));

const day = new Intl.DateTimeFormat('en-PH', { dateStyle: 'long', timeZone: 'Asia/Manila' });
const dateOf = (at: string): string => day.format(new Date(at));

interface Invoiced {
  issuedAt: string;
  buyerName: string;
  tin: string;
  vatableSales: Pesos;
  order: {
    orderNumber: string;
    createdAt: string;
    paymentMethod: PaymentMethod;
    isPickup: boolean;
    address: {
      street: string;
      barangay: string;
      cityMunicipality: string;
      postalCode: string;
      province: string;
      region: string;
    };
    subtotal: Pesos;
    shippingFee: Pesos;
    discounts: readonly { label: string; amount: Pesos }[];
    total: Pesos;
    vatIncluded: Pesos;
  };
}

interface InvoiceSum {
  name: string;
  amount: string;
  isTotal: boolean;
}

interface Seller {
  address: string;
  phone: string;
  email: string;
  tin: string;
}

/** Below the name of who sells, line by line. */
export const sellerWords = ({ address, phone, email, tin }: Seller): string[] =>
  [address, `${phone} · ${email}`, tin && `VAT Reg. TIN ${tin}`].filter(Boolean);

/** What stands on an invoice beside its lines, the same on the page and in the file. */
export function invoiceWords({ order, ...invoice }: Invoiced) {
  const { address } = order;
  const sum = (name: string, amount: Pesos, sign = ''): InvoiceSum => ({
    name,
    amount: sign + formatPesos(amount),
    isTotal: false,
  });
  return {
    issued: dateOf(invoice.issuedAt),
    soldTo: [
      invoice.buyerName,
      ...(invoice.tin ? [`TIN ${invoice.tin}`] : []),
      ...(order.isPickup
        ? []
        : [
            `${address.street}, ${address.barangay}`,
            `${address.cityMunicipality} ${address.postalCode}, ${address.province || address.region}`,
          ]),
    ],
    about: [
      `${order.orderNumber}, placed ${dateOf(order.createdAt)}`,
      `Paid by ${paymentMethodName(order.paymentMethod, order.isPickup).toLowerCase()}`,
    ],
    sums: [
      sum('Subtotal', order.subtotal),
      sum('Shipping', order.shippingFee),
      ...order.discounts.map(({ label, amount }) => sum(label, amount, '−')),
      { ...sum('Total', order.total), isTotal: true },
      sum('VATable sales in it', invoice.vatableSales),
      sum('VAT in it, 12%', order.vatIncluded),
    ],
  };
}
