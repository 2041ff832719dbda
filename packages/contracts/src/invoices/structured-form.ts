import { bookMethodOf, bookMethods, type Pesos } from '@sirkito/commerce';
import { z } from 'zod';
import { documentKinds, type InvoiceDocument } from './schemas.ts';

const Amount = z.string().regex(/^\d+\.\d{2}$/);

/**
 * A document as structured data. The tax office has designated no format yet: these names are ours,
 * and this is the only file to change when it has.
 */
export const StructuredForm = z.object({
  documentType: z.enum(documentKinds),
  documentNumber: z.string(),
  issuedAt: z.iso.datetime(),
  currency: z.literal('PHP'),
  seller: z.object({
    registeredName: z.string(),
    tin: z.string(),
    branchCode: z.string(),
    address: z.string(),
    permitNumber: z.string(),
  }),
  buyer: z.object({ name: z.string(), tin: z.string(), address: z.string() }).nullable(),
  orderNumber: z.string(),
  orderedAt: z.iso.datetime(),
  paymentMethod: z.enum(bookMethods),
  items: z
    .array(
      z.object({
        description: z.string(),
        sku: z.string(),
        quantity: z.int(),
        unitPrice: Amount,
        amount: Amount,
        serialNumbers: z.array(z.string()),
      }),
    )
    .optional(),
  discounts: z.array(z.object({ description: z.string(), amount: Amount })).optional(),
  subtotal: Amount.optional(),
  shippingFee: Amount.optional(),
  corrects: z.object({ documentNumber: z.string(), issuedAt: z.iso.datetime() }).optional(),
  reason: z.string().optional(),
  totalAmount: Amount,
  vatableSales: Amount,
  zeroRatedSales: Amount,
  vatExemptSales: Amount,
  vatRate: z.int(),
  vatAmount: Amount,
  documentHash: z.string(),
  previousDocumentHash: z.string(),
});
export type StructuredForm = z.output<typeof StructuredForm>;

const amount = (pesos: Pesos): string => pesos.toFixed(2);

export function toStructuredForm(document: InvoiceDocument): StructuredForm {
  const { seller, buyer, order, sale, correction } = document;
  return {
    documentType: document.kind,
    documentNumber: document.number,
    issuedAt: document.issuedAt,
    currency: 'PHP',
    seller: {
      registeredName: seller.registeredName,
      tin: seller.tin,
      branchCode: seller.branchCode,
      address: seller.registeredAddress,
      permitNumber: seller.permit,
    },
    buyer: buyer && { name: buyer.name, tin: buyer.tin, address: buyer.address },
    orderNumber: order.number,
    orderedAt: order.placedAt,
    paymentMethod: bookMethodOf(order),
    ...(sale && {
      items: sale.lines.map((line) => ({
        description: line.title,
        sku: line.sku,
        quantity: line.quantity,
        unitPrice: amount(line.unitPrice),
        amount: amount(line.amount),
        serialNumbers: line.serials,
      })),
      discounts: sale.discounts.map((discount) => ({
        description: discount.name,
        amount: amount(discount.amount),
      })),
      subtotal: amount(sale.subtotal),
      shippingFee: amount(sale.shipping),
    }),
    ...(correction && {
      corrects: { documentNumber: correction.number, issuedAt: correction.issuedAt },
      reason: correction.reason,
    }),
    totalAmount: amount(document.total),
    vatableSales: amount(document.vatable),
    zeroRatedSales: amount(document.zeroRated),
    vatExemptSales: amount(document.exempt),
    vatRate: document.vatRate,
    vatAmount: amount(document.vat),
    documentHash: document.hash,
    previousDocumentHash: document.previousHash,
  };
}
