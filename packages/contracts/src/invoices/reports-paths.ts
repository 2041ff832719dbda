import { call } from '../call.ts';
import type {
  InvoiceReportsQueryInput,
  InvoiceReportsReply,
  ReportAgain,
  ReportAgainReply,
} from './reports-schemas.ts';

export const invoiceReportPaths = {
  list: call<{ query: InvoiceReportsQueryInput; reply: InvoiceReportsReply }>(
    'GET',
    '/api/admin/invoice-reports',
  ),
  reportAgain: call<{ body: ReportAgain; reply: ReportAgainReply }>(
    'POST',
    '/api/admin/invoice-reports/again',
  ),
};
