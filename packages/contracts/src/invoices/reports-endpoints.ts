import { endpoint } from '../endpoint.ts';
import { invoiceReportPaths } from './reports-paths.ts';
import {
  InvoiceReportsQuery,
  InvoiceReportsReply,
  ReportAgain,
  ReportAgainReply,
} from './reports-schemas.ts';

export const invoiceReportApi = {
  list: endpoint(invoiceReportPaths.list, {
    access: { staff: 'settings', action: 'view' },
    summary: 'List reports of invoices and memos to the tax office, by state',
    query: InvoiceReportsQuery,
    reply: InvoiceReportsReply,
  }),
  reportAgain: endpoint(invoiceReportPaths.reportAgain, {
    access: { staff: 'settings', action: 'change' },
    summary: 'Report one, or up to 500 rejected or overdue documents again',
    body: ReportAgain,
    reply: ReportAgainReply,
    errors: ['order.report_not_rejected'],
  }),
};
