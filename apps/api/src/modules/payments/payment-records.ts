import {
  taxRetentionCutoff,
  purgeBatchSize,
  type PersonalRecords,
} from '#api/platform/personal-data.ts';
import { deleteOldProofs, deleteProofs, listOwnProofs } from './payment/proofs.queries.ts';
import { toDataUrl } from './bank-transfer/view-proof.ts';

/** Covers proofs of payment only: payments themselves hold no personal data. */
export const paymentRecords: PersonalRecords = {
  tables: ['payment_proof'],
  list: async (read, accountId) => ({
    paymentProofs: (await listOwnProofs(read, accountId)).map(
      ({ orderId, picture, createdAt }) => ({ orderId, picture: toDataUrl(picture), createdAt }),
    ),
  }),
  erase: (tx, accountId) => deleteProofs(tx, accountId),
  purge: (tx, now) =>
    deleteOldProofs(tx, { before: taxRetentionCutoff(now), limit: purgeBatchSize }),
};
