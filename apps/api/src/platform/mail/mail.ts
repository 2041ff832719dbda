import { traced } from '@sirkito/process';
import { createTransport } from 'nodemailer';
import { createContext, createElement, type ReactElement } from 'react';

export interface Mail {
  to: string;
  /** Defaults to the sender. */
  replyTo?: string;
  subject: string;
  /** One-click unsubscribe address (RFC 8058). */
  unsubscribeUrl?: string;
  body: ReactElement;
  /** Same on every attempt, so that mail programs can drop duplicates. */
  messageId: string;
}

/** Line at the foot of every email; empty in live mode. */
export const MailNotice = createContext('');

export type SendMail = (mail: Mail) => Promise<void>;

/** True for 5xx SMTP replies, such as an unknown mailbox: retrying doesn't help. */
export const isPermanentRejection = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

/** Renders both parts of an email. In the text, label and value of a row stay on one line. */
export async function renderMail(body: ReactElement) {
  const { render, toPlainText } = await import('@react-email/render');
  const html = await render(body);
  const selectors = [{ selector: 'td', format: 'inline' }];
  return { html, text: toPlainText(html, { selectors }) };
}

/** Sends email over SMTP, with HTML and plain text parts rendered from one template. */
export function createMailer(smtpUrl: string, from: string, notice = '') {
  const transport = createTransport(withLimits(smtpUrl), { from });
  const host = from.replace(/^.*@|>$/g, '');

  const send: SendMail = async ({ to, replyTo, subject, unsubscribeUrl, body, messageId }) => {
    const noticed = createElement(MailNotice, { value: notice }, body);
    const message = {
      to: addressOnly(to),
      ...(replyTo && { replyTo: addressOnly(replyTo) }),
      subject,
      ...(await renderMail(noticed)),
      messageId: `<${messageId}@${host}>`,
      ...(unsubscribeUrl && { headers: unsubscribeHeaders(unsubscribeUrl) }),
    };
    await traced({ name: 'send email', kind: 'client' }, () =>
      transport.sendMail(message).catch((error: unknown) => {
        throw redactAddresses(error);
      }),
    );
  };
  return { send, close: () => transport.close() };
}

/** As text, nodemailer would parse it and find a second address in it. */
const addressOnly = (address: string) => ({ name: '', address });

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  command?: string;
}

/** Removes email addresses: mail servers repeat them, and errors are logged and stored. */
function redactAddresses(error: unknown): Error {
  const { message, code, responseCode, command }: SmtpError =
    error instanceof Error ? error : new Error(String(error));
  const redacted = new Error(message.replace(/[^\s<>"']+@[^\s<>"']+/g, '…@…'));
  return Object.assign(redacted, { code, responseCode, command });
}

const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Emails sent at the same time, each over a connection that is used again. */
export const maxConnections = 10;

/** Sets limits in the URL's query: nodemailer ignores options next to a URL. */
function withLimits(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 8_000 };
  const limits = { pool: true, maxConnections, ...timeouts };
  for (const [name, value] of Object.entries(limits)) url.searchParams.set(name, String(value));
  return url.href;
}
