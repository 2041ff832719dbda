import { createTransport } from 'nodemailer';
import type { ReactElement } from 'react';

export interface Mail {
  to: string;
  /** Where an answer goes, if not to the sender. */
  replyTo?: string;
  subject: string;
  /** Where a mail program unsubscribes its reader by one press (RFC 8058). */
  stopUrl?: string;
  body: ReactElement;
  /** The same id on every try, so that a mail sent twice can be told from two mails. */
  messageId: string;
}

export type SendMail = (mail: Mail) => Promise<void>;

/** The mail server knows no such mailbox, or will not take this sender: it says the same tomorrow. */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

/** E-mail over SMTP, each with an HTML and a plain text part made from one template. */
export function createMailer(smtpUrl: string, from: string) {
  const transport = createTransport(withTimeouts(smtpUrl), { from });
  const host = from.replace(/^.*@|>$/g, '');

  const send: SendMail = async ({ to, replyTo, subject, stopUrl, body, messageId }) => {
    const { render } = await import('@react-email/components');
    const [html, text] = await Promise.all([render(body), render(body, { plainText: true })]);
    const letter = {
      to,
      ...(replyTo && { replyTo }),
      subject,
      html,
      text,
      messageId: `<${messageId}@${host}>`,
      ...(stopUrl && { headers: stopHeaders(stopUrl) }),
    };
    await transport.sendMail(letter).catch((error: unknown) => {
      throw withoutAddresses(error);
    });
  };
  return { send, close: () => transport.close() };
}

interface Refusal extends Error {
  code?: string;
  responseCode?: number;
  command?: string;
}

/** A mail server repeats the address it refuses, and what is thrown is logged and kept. */
function withoutAddresses(error: unknown): Error {
  const { message, code, responseCode, command } = error as Refusal;
  const told = new Error(message.replace(/[^\s<>"']+@[^\s<>"']+/g, '…@…'));
  return Object.assign(told, { code, responseCode, command });
}

const stopHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Beside an address the library takes no other settings, but it reads them from its query. */
function withTimeouts(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  const limits = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 8_000 };
  for (const [name, ms] of Object.entries(limits)) url.searchParams.set(name, String(ms));
  return url.href;
}
