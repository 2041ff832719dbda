import { corpusFor } from '../corpora/corpora.ts';
import type { Operation } from '../document/operations.ts';
import type { Role } from '../shop/people.ts';
import { bodyMutations } from './body-mutations.ts';
import type { Dice } from './dice.ts';
import type { Draft } from './draft.ts';
import { headMutations } from './head-mutations.ts';
import type { Drafter } from './new-draft.ts';

const everyone: [Role, ...Role[]] = [
  'guest',
  'shopper',
  'other shopper',
  'owner',
  'catalogue',
  'orders',
  'support',
];

/** Who usually calls; one request in five comes from anyone. */
const usual: Record<Operation['access'], [Role, ...Role[]]> = {
  public: ['guest', 'guest', 'shopper'],
  shopper: ['shopper', 'shopper', 'other shopper'],
  staff: ['owner', 'owner', 'catalogue', 'orders', 'support'],
};

export const roleFor = (operation: Operation, dice: Dice): Role =>
  dice.oneOf(dice.chance(0.2) ? everyone : usual[operation.access]);

type Named = [name: string, mutate: (draft: Draft, dice: Dice) => void];
const ofBody: Named[] = Object.entries(bodyMutations);
const ofHead: Named[] = Object.entries(headMutations);

/** Makes a request: about a third valid, the others with one to three changes. */
export function makeRequest(drafter: Drafter, dice: Dice, role: Role): Draft {
  const draft = drafter.newDraft(dice, role);
  const corpus = corpusFor(draft.operation.id);
  if (corpus && dice.chance(0.6)) {
    draft.changes.push(corpus(draft, dice));
    return draft;
  }
  if (dice.chance(0.35)) return draft;
  const count = 1 + dice.below(3);
  for (let change = 0; change < count; change += 1) {
    const kinds = draft.body && dice.chance(0.65) ? ofBody : ofHead;
    const [name, mutate] = kinds[dice.below(kinds.length)] ?? ['nothing', () => {}];
    mutate(draft, dice);
    draft.changes.push(name);
  }
  return draft;
}
