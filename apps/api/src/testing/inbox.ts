import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, vi } from 'vitest';
import { endProgram, freePort, startProgram } from './child-process.ts';

export interface ReceivedMail {
  subject: string;
  to: { address: string }[];
  html: string;
  text: string;
}

/** A real SMTP server for the test file, and what has arrived there. */
export function testInbox() {
  const program = fileURLToPath(import.meta.resolve('maildev/bin/maildev'));
  let maildev: ChildProcess;
  const at = { smtp: '', web: '' };

  beforeAll(async () => {
    const [smtpPort, webPort] = [await freePort(), await freePort()];
    Object.assign(at, {
      smtp: `smtp://127.0.0.1:${smtpPort}`,
      web: `http://127.0.0.1:${webPort}/email`,
    });
    maildev = await startProgram({
      command: process.execPath,
      args: [program, '--smtp', `${smtpPort}`, '--web', `${webPort}`, '--ip', '127.0.0.1'],
      readyUrl: at.web,
    });
  }, 30_000);
  afterAll(() => endProgram(maildev));

  const received = async () => (await (await fetch(at.web)).json()) as ReceivedMail[];
  return {
    get smtpUrl() {
      return at.smtp;
    },
    received,
    /** Waits for the e-mail to this address with this in its subject. */
    mailTo: (address: string, subject: string): Promise<ReceivedMail> =>
      vi.waitFor(
        async () => {
          const mail = (await received()).find(
            (each) => each.to[0]?.address === address && each.subject.includes(subject),
          );
          if (!mail) throw new Error(`nothing about "${subject}" has come for ${address}`);
          return mail;
        },
        { timeout: 20_000, interval: 100 },
      ),
  };
}
