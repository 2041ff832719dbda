import type { InvoiceDocument } from '@sirkito/contracts/invoices/schemas';
import type { InvoiceReportState } from '@sirkito/contracts/invoices/reports-schemas';
import { beforeAll, beforeEach } from 'vitest';
import { viewInvoiceReports } from '#api/modules/invoices/reports/view-invoice-reports.ts';
import { reportInvoices } from '#api/modules/invoices/reports/report-invoices.ts';
import { viewInvoice } from '#api/modules/invoices/documents/view-invoice.ts';
import { changeSetting } from '#api/modules/settings/change-setting.ts';
import { readSetting } from '#api/modules/settings/read-setting.ts';
import { payOrders } from './data/changed-orders.ts';
import { newLocalities } from './data/localities.ts';
import { newOrder } from './data/placed-order.ts';
import { testTaxOffice } from './tax-office.ts';
import { testShop } from './test-shop.ts';

interface ReportRow {
  state: string;
  attempts: number;
  reference: string | null;
  reason: string | null;
}

/** Creates a shop with a TIN and the tax office simulator. Each test reports its own documents. */
export function testReporting() {
  const shop = testShop();
  const office = testTaxOffice();
  const worker = () => shop.as({ kind: 'shop' });

  beforeAll(async () => {
    await newLocalities(shop);
    const seller = await readSetting(shop.db, 'invoicing');
    await changeSetting(shop.as(shop.staff()), 'invoicing', { ...seller, tin: '123-456-789' });
  });
  beforeEach(async () => {
    await office.next();
    await shop.asOwner(`update invoice_report set state = 'accepted', reference = 'earlier test'`);
  });

  const report = (options: Partial<Options> = {}, signal?: AbortSignal) => {
    const { from = '2026-01-01', timeoutMs = 10_000 } = options;
    const { reporter = office.reporter(timeoutMs) } = options;
    return reportInvoices(worker(), { reporter, signer: office.signer, from }, signal);
  };
  const rows = async (): Promise<ReportRow[]> => {
    const { rows: found } = await shop.asOwner(
      `select state, attempts, reference, reason from invoice_report order by id desc`,
    );
    return found as ReportRow[]; // columns of the statement above
  };

  return {
    shop,
    office,
    worker,
    report,
    withoutAnswer: () => report({ timeoutMs: 500 }),
    rows,
    newest: async () => (await rows())[0],
    makeDue: () => shop.asOwner(`update invoice_report set next_attempt_at = now()`),
    view: (state: InvoiceReportState) => viewInvoiceReports(shop.as(shop.staff()), { state }, true),
    paidOrder: async () => {
      const { order, ctx, orderId } = await newOrder(shop, { paymentMethod: 'bank_transfer' });
      await payOrders(shop, [orderId]);
      const [document] = (await viewInvoice(ctx, orderId)).documents;
      if (!document) throw new Error('no invoice');
      return { orderNumber: order.orderNumber, orderId, document };
    },
    /** Changes when a document was issued, which only its owner can. */
    issueAt: async ({ hash }: InvoiceDocument, at: string) => {
      await shop.asOwner('alter table invoice_document disable trigger user');
      await shop.asOwner(
        `update invoice_document set issued_at = $2 where hash = decode($1, 'hex')`,
        [hash, at],
      );
      await shop.asOwner('alter table invoice_document enable trigger user');
    },
  };
}

interface Options {
  from: string;
  timeoutMs: number;
  reporter: Parameters<typeof reportInvoices>[1]['reporter'];
}
