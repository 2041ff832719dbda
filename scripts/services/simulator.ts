import { addressOf, isLocal, type Address } from './address.ts';
import { required, type Settings } from './settings.ts';

/** Where the payment provider is simulated; nowhere once PAYMONGO_URL leads to the real one. */
export function simulatorAddress(settings: Settings): Address | undefined {
  const address = addressOf(required(settings, 'PAYMONGO_URL'), 80);
  return address && isLocal(address) ? address : undefined;
}
