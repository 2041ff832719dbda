import { scheduledJob } from '#api/platform/jobs/scheduled-job.ts';
import { reportInvoices, type InvoiceReporting } from './reports/report-invoices.ts';

/** Undefined if the shop reports nothing; then a run does nothing. */
export const reportInvoicesJob = (reporting: InvoiceReporting | undefined) =>
  scheduledJob({
    name: 'invoices.report_invoices',
    cron: '* * * * *',
    deadlineSeconds: 600,
    run: async (ctx, signal) => (reporting ? reportInvoices(ctx, reporting, signal) : false),
  });
