import type { OrderDeps } from './data/paid-order.ts';
import type { SignedIn } from './people/people.ts';

type Access = 'public' | 'shopper' | 'staff';

/** Expected access rule of one route. */
export interface Row {
  access: Access;
  /** Status for a permitted caller. */
  answers: number;
  payload?: (caller: SignedIn) => object;
  /** For calls about an account's own resource: creates it and returns the path parameters. */
  resourceOf?: (owner: SignedIn, deps: OrderDeps) => Promise<Record<string, string>>;
}

const rowFor =
  (access: Access) =>
  (answers = 200, more: Partial<Row> = {}): Row => ({ access, answers, ...more });
export const [open, own, staff] = [rowFor('public'), rowFor('shopper'), rowFor('staff')];
