import { addressOf, isLocal, listens, formatAddress, type Address } from './address.ts';
import {
  describeOwner,
  isOtherCheckout,
  isOwnProgram,
  portOwner,
  portRemedy,
  requireFreePort,
} from './ports/port-owner.ts';
import { required, requiredPort, type Settings } from './settings.ts';
import { step, ActionableError, warn } from './steps.ts';
import type { Part } from './run-processes.ts';

/** Program name in the command line. */
export const maildevName = 'maildev';

const part: Part = {
  name: 'mail',
  command: 'npm',
  args: ['run', '--silent', 'dev:mail', '-w', '@sirkito/api'],
};

/** Returns MailDev's address, or undefined if SMTP_URL points to another machine. */
export function maildevAddress(settings: Settings): Address | undefined {
  const address = addressOf(required(settings, 'SMTP_URL'), 25);
  return address && isLocal(address) ? address : undefined;
}

/** Returns MailDev as a process to start, unless a usable mail server is already running. */
export async function maildevParts(settings: Settings): Promise<Part[]> {
  const address = maildevAddress(settings);
  if (!address) return [];
  if (!(await listens(address))) {
    await requireFreePort('MAILDEV_WEB_PORT', requiredPort(settings, 'MAILDEV_WEB_PORT'));
    return [part];
  }
  const owner = portOwner(address.port);
  if (isOtherCheckout(owner)) {
    throw new ActionableError(
      `Port ${address.port} (SMTP_URL) is taken by a mail server of ${describeOwner(owner)}`,
      portRemedy(owner, 'SMTP_URL'),
    );
  }
  if (isOwnProgram(owner, maildevName)) {
    await step(
      'mail',
      async () => `this checkout's MailDev is already running at ${formatAddress(address)}`,
    );
  } else {
    // For example the MailDev of compose.yaml.
    warn('mail', `email goes to ${describeOwner(owner)}, listening at ${formatAddress(address)}`);
  }
  return [];
}
