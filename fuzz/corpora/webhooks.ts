import { createHmac } from 'node:crypto';
import type { Dice } from '../requests/dice.ts';
import type { Draft } from '../requests/draft.ts';
import { oddValues } from '../requests/odd-values.ts';

/** The default of PAYMONGO_WEBHOOK_SECRET. */
const secret = 'whsk_simulator';

const types = [
  'checkout_session.payment.paid',
  'payment.paid',
  'payment.failed',
  'payment.refunded',
  'payment.refund.updated',
  'source.chargeable',
  '\u0000',
] as const;

function event(dice: Dice): Record<string, unknown> {
  const id = `evt_${dice.below(50)}`;
  const payment = {
    id: `pay_${dice.below(20)}`,
    type: 'payment',
    attributes: {
      amount: dice.oneOf([100, 0, -1, 1e15, 123_456]),
      currency: dice.oneOf(['PHP', 'USD', '']),
      status: dice.oneOf(['paid', 'failed', 'refunded']),
      paid_at: 1_790_000_000,
      metadata: { attempt: crypto.randomUUID() },
      refunds: [],
    },
  };
  const session = {
    id: `cs_${dice.below(20)}`,
    type: 'checkout_session',
    attributes: { status: 'active', payments: [payment], checkout_url: 'http://x.test/' },
  };
  const type = dice.oneOf(types);
  return {
    data: {
      id,
      type: 'event',
      attributes: { type, livemode: false, data: type.startsWith('checkout') ? session : payment },
    },
  };
}

/** Replaces some value inside the event. */
function spoil(holder: Record<string, unknown>, dice: Dice): void {
  const [first, ...others] = Object.keys(holder);
  if (first === undefined) return;
  const key = dice.oneOf([first, ...others]);
  const value = holder[key];
  if (typeof value === 'object' && value !== null && dice.chance(0.8)) {
    spoil(value as Record<string, unknown>, dice); // arrays have keys too
  } else holder[key] = structuredClone(dice.value(oddValues));
}

const sign = (raw: string, at: number, key = secret) =>
  createHmac('sha256', key).update(`${at}.${raw}`).digest('hex');

type Sign = (raw: string, now: number) => string | undefined;

/** Signatures by what is wrong with them. */
const signatures: Readonly<Record<string, Sign>> = {
  valid: (raw, now) => `t=${now},te=${sign(raw, now)},li=`,
  'valid, again': (raw, now) => `t=${now},te=${sign(raw, now)},li=`,
  missing: () => undefined,
  empty: () => '',
  'of another secret': (raw, now) => `t=${now},te=${sign(raw, now, 'guess')},li=`,
  'of another body': (raw, now) => `t=${now},te=${sign(`${raw} `, now)},li=`,
  'an hour old': (raw, now) => `t=${now - 3_600},te=${sign(raw, now - 3_600)},li=`,
  'from the future': (raw, now) => `t=${now + 3_600},te=${sign(raw, now + 3_600)},li=`,
  'for live mode': (raw, now) => `t=${now},te=,li=${sign(raw, now)}`,
  'too short': (raw, now) => `t=${now},te=${sign(raw, now).slice(0, 10)},li=`,
  'with a huge time': (raw) => `t=999999999999,te=${sign(raw, 999_999_999_999)},li=`,
  'not hexadecimal': (_raw, now) => `t=${now},te=${'zz'.repeat(32)},li=`,
  garbage: () => ',=,=te,t=;',
};

/** Sends an event of PayMongo, intact or not, signed in one of these ways. */
export function sendEvent(draft: Draft, dice: Dice): string {
  const message = event(dice);
  const isSpoiled = dice.chance(0.5);
  if (isSpoiled) spoil(message, dice);
  const raw = dice.chance(0.1) ? JSON.stringify(message).slice(0, -2) : JSON.stringify(message);
  const names = Object.keys(signatures);
  const name = dice.chance(0.5) ? 'valid' : (names[dice.below(names.length)] ?? 'valid');
  const signature = signatures[name]?.(raw, Math.floor(Date.now() / 1_000));
  draft.body = { bytes: Buffer.from(raw), type: 'application/json' };
  if (signature !== undefined) draft.headers['paymongo-signature'] = signature;
  return `webhook${isSpoiled ? ' spoiled' : ''}, signature ${name}`;
}
