import { scheduledJob } from '#api/platform/jobs/scheduled-job.ts';
import { rollUpSales } from './roll-up-sales.ts';

export const rollUpSalesJob = scheduledJob({
  name: 'reports.roll_up_sales',
  cron: '* * * * *',
  deadlineSeconds: 600,
  run: rollUpSales,
});
