import { call } from '../call.ts';
import type {
  InvoiceReportParams,
  InvoiceReportsQueryInput,
  InvoiceReportsReply,
  ReportAgainReply,
} from './reports-schemas.ts';

export const invoiceReportPaths = {
  list: call<{ query: InvoiceReportsQueryInput; reply: InvoiceReportsReply }>(
    'GET',
    '/api/admin/invoice-reports',
  ),
  reportAgain: call<{ params: InvoiceReportParams; reply: ReportAgainReply }>(
    'POST',
    '/api/admin/invoice-reports/:reportId/again',
  ),
};
