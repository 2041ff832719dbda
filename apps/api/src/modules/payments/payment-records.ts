import {
  endOfTaxKeeping,
  forgottenAtOnce,
  type PersonalRecords,
} from '#api/platform/personal-data.ts';
import { deleteOldProofs, deleteProofs, listOwnProofs } from './proofs.queries.ts';
import { toDataUrl } from './view-proof.ts';

/** What was paid is the shop's own books and names nobody; the pictures are the person's. */
export const paymentRecords: PersonalRecords = {
  tables: ['payment_proof'],
  list: async (read, accountId) => ({
    paymentProofs: (await listOwnProofs(read, accountId)).map(
      ({ orderId, picture, createdAt }) => ({ orderId, picture: toDataUrl(picture), createdAt }),
    ),
  }),
  erase: (tx, accountId) => deleteProofs(tx, accountId),
  forget: (tx, now) =>
    deleteOldProofs(tx, { before: endOfTaxKeeping(now), limit: forgottenAtOnce }),
};
