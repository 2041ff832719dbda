import type { Access } from '@sirkito/contracts/endpoint';
import type { Means } from './own-order.ts';
import type { SignedIn } from './people.ts';

/** What a call answers to each kind of caller. */
export interface Row {
  access: Access;
  /** The status when the caller may and the call is right in itself. */
  answers: number;
  payload?: (caller: SignedIn) => object;
  /** For a call about one person's thing: its parameters, as that person makes or finds it. */
  thingOf?: (owner: SignedIn, means: Means) => Promise<Record<string, string>>;
}

const rowFor =
  (access: Access) =>
  (answers = 200, more: Partial<Row> = {}): Row => ({ access, answers, ...more });
export const [open, own, staff] = [rowFor('public'), rowFor('shopper'), rowFor('staff')];
