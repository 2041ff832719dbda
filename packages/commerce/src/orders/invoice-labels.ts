import { formatDate, formatPesos } from '../format.ts';
import type { Pesos } from '../money/money.ts';
import { vatPercent } from '../money/vat.ts';
import {
  hasPaid,
  paidWith,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
} from './order-status.ts';

interface InvoicedOrder {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  timeline: readonly { status: OrderStatus; paymentStatus: PaymentStatus | null }[];
}

/** Returns whether an order has an invoice: once paid, unless cancelled before; also if refunded. */
export const hasInvoice = ({ status, paymentStatus, timeline }: InvoicedOrder): boolean =>
  hasPaid(paymentStatus) &&
  (status !== 'cancelled' ||
    timeline.some((event) => event.paymentStatus === 'paid' && event.status !== 'cancelled'));

interface InvoiceData {
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

interface InvoiceTotal {
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

/** Returns the lines below the seller's name. */
export const sellerLines = ({ address, phone, email, tin }: Seller): string[] =>
  [address, `${phone} · ${email}`, tin && `VAT Reg. TIN ${tin}`].filter(Boolean);

/** Returns the text of an invoice apart from its lines, for the page and the PDF. */
export function invoiceLabels({ order, ...invoice }: InvoiceData) {
  const { address } = order;
  const sum = (name: string, amount: Pesos, sign = ''): InvoiceTotal => ({
    name,
    amount: sign + formatPesos(amount),
    isTotal: false,
  });
  return {
    issued: formatDate(invoice.issuedAt),
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
      `${order.orderNumber}, placed ${formatDate(order.createdAt)}`,
      `Paid ${paidWith[order.paymentMethod]}`,
    ],
    sums: [
      sum('Subtotal', order.subtotal),
      sum('Shipping', order.shippingFee),
      ...order.discounts.map(({ label, amount }) => sum(label, amount, '−')),
      { ...sum('Total', order.total), isTotal: true },
      sum('VATable sales', invoice.vatableSales),
      sum(`VAT (${vatPercent}%)`, order.vatIncluded),
    ],
  };
}
