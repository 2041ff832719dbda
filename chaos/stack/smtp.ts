import { start, waitFor } from '@sirkito/e2e/stack/program';
import type { Server } from '@sirkito/e2e/stack/servers';
import type { Stage } from '@sirkito/e2e/stack/stage';

/** Starts a mail server that drops everything. */
export async function startSmtpSink(stage: Stage): Promise<Server> {
  const args = ['chaos/stack/smtp-sink.ts'];
  const smtp = start({ name: 'smtp', args, env: {}, logs: stage.logs });
  stage.cleanup.defer(async () => void (await smtp.stop('SIGKILL')));
  await waitFor(smtp, 'the SMTP sink listens', async () => /ready at .*\n/.test(smtp.log()));
  return { ...smtp, url: /ready at (\S+)/.exec(smtp.log())?.[1] ?? '' };
}
