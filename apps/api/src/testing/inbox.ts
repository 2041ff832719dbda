import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, vi } from 'vitest';
import { stopProgram, startProgram } from './child-process.ts';
import { freePort } from '../../../../scripts/services/ports/free-port.ts';

export interface ReceivedMail {
  subject: string;
  to: { address: string }[];
  html: string;
  text: string;
}

/** Runs MailDev for the test file and returns the emails it received. */
export function testInbox() {
  const program = fileURLToPath(import.meta.resolve('maildev/bin/maildev'));
  let maildev: ChildProcess;
  const urls = { smtp: '', web: '' };

  beforeAll(async () => {
    const [smtpPort, webPort] = [await freePort(), await freePort()];
    Object.assign(urls, {
      smtp: `smtp://127.0.0.1:${smtpPort}`,
      web: `http://127.0.0.1:${webPort}/email`,
    });
    maildev = await startProgram({
      command: process.execPath,
      args: [program, '--smtp', `${smtpPort}`, '--web', `${webPort}`, '--ip', '127.0.0.1'],
      readyUrl: urls.web,
    });
  }, 30_000);
  afterAll(() => stopProgram(maildev));

  const received = async () => (await (await fetch(urls.web)).json()) as ReceivedMail[];
  return {
    get smtpUrl() {
      return urls.smtp;
    },
    received,
    /** Waits for an email to this address whose subject contains the text. */
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
