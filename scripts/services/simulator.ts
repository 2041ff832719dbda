import { addressOf, isLocal, listens, formatAddress, type Address } from './address.ts';
import { entries } from './build.ts';
import { describeOwner, isOwnProgram, portOwner, portRemedy } from './ports/port-owner.ts';
import { required, type Settings } from './settings.ts';
import { step, ActionableError } from './steps.ts';
import type { Part } from './run-processes.ts';

/** Folder name in the command line. */
export const simulatorName = 'paymongo-simulator';

/** Returns the simulator's address, or undefined if PAYMONGO_URL points to the real provider. */
export function simulatorAddress(settings: Settings): Address | undefined {
  const address = addressOf(required(settings, 'PAYMONGO_URL'), 80);
  return address && isLocal(address) ? address : undefined;
}

/** Returns the simulator as a process to start, unless this checkout's is already running. */
export async function simulatorParts(settings: Settings): Promise<Part[]> {
  const address = simulatorAddress(settings);
  if (!address) return [];
  if (!(await listens(address))) {
    return [{ name: 'paymongo', command: process.execPath, args: [entries.paymongo] }];
  }
  const owner = portOwner(address.port);
  // Another checkout's simulator would report payments to that checkout's API.
  if (!isOwnProgram(owner, simulatorName)) {
    throw new ActionableError(
      `Port ${address.port} (PAYMONGO_URL) is taken by ${describeOwner(owner)}, not by this checkout's payment simulator`,
      portRemedy(owner, 'PAYMONGO_URL'),
    );
  }
  await step(
    'payments',
    async () => `this checkout's simulator is already running at ${formatAddress(address)}`,
  );
  return [];
}
