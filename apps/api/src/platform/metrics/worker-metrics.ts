import { createRegistry } from '@sirkito/process';
import { Counter, Histogram } from '@prometheus-io/client';
import type { SendMail } from '../mail/mail.ts';

export interface JobRun {
  job: string;
  outcome: 'done' | 'failed';
  seconds: number;
}

export function createWorkerMetrics() {
  const registry = createRegistry();
  const registers = [registry];
  const jobSeconds = new Histogram({
    name: 'job_seconds',
    help: 'Time of a run, by job and outcome',
    labelNames: ['job', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300],
    registers,
  });
  const emails = new Counter({
    name: 'emails_sent_total',
    help: 'Emails by outcome',
    labelNames: ['outcome'],
    registers,
  });
  return {
    registry,
    observeRun: ({ job, outcome, seconds }: JobRun) =>
      jobSeconds.observe({ job, outcome }, seconds),
    /** Returns a sender that counts its emails. */
    counted:
      (send: SendMail): SendMail =>
      async (mail) => {
        try {
          await send(mail);
          emails.inc({ outcome: 'sent' });
        } catch (error) {
          emails.inc({ outcome: 'failed' });
          throw error;
        }
      },
  };
}
