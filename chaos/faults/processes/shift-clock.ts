import { join } from 'node:path';
import { startApi, startWorker } from '@sirkito/e2e/stack/servers';
import { root } from '@sirkito/e2e/stack/settings';
import type { Fault, Scene } from '../../harness/fault.ts';
import { describeWrong } from '../../harness/judge.ts';
import { bearer, call } from '../../load/call.ts';
import { placePrepaidOrder, readOrder } from '../../load/prepaid-order.ts';
import { signInStaff } from '../../load/staff.ts';

const reservedMinutes = 15;
const shiftedClock = join(root, 'chaos/stack/shifted-clock.ts');

export const clockBehind = clockFault('clock-behind', 'an hour behind', -3_600_000);
export const clockAhead = clockFault('clock-ahead', 'an hour ahead', 3_600_000);

function clockFault(name: string, amount: string, shiftMs: number): Fault {
  return {
    name,
    about: `the clock of one API process and one worker is ${amount}`,
    seconds: 8,
    maxGap: { orders: 5, reads: 5, pages: 5 },
    run: (scene) => runShifted(scene, shiftMs),
  };
}

async function runShifted({ shop, load, hold }: Scene, shiftMs: number): Promise<string[]> {
  const env = {
    ...shop.env,
    NODE_OPTIONS: `--import=${shiftedClock}`,
    CLOCK_SHIFT_MS: String(shiftMs),
  };
  const staff = await signInStaff(shop.api.url);
  const api = await startApi(shop.stage, env);
  const worker = await startWorker(shop.stage, shop.smtpUrl, env);
  try {
    const order = await placePrepaidOrder(api.url, load.takeBuyer());
    const session = await call(`${api.url}/api/auth/check-auth`, { headers: bearer(staff) });
    await hold();
    const { status, heldMinutes } = await readOrder(shop, order.orderId);
    const isHeld = heldMinutes !== null && Math.abs(heldMinutes - reservedMinutes) < 2;
    return [
      ...describeWrong('session of staff', session, [200]),
      ...(status === 'pending' ? [] : [`the unpaid order is ${status}`]),
      ...(isHeld ? [] : [`stock is reserved for ${heldMinutes?.toFixed(1)} minutes`]),
    ];
  } finally {
    await Promise.all([api.stop('SIGKILL'), worker.stop('SIGKILL')]);
  }
}
