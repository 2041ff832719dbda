import type { AdjustedReply, Adjustment, LedgerReply, StockOf } from '../inventory-staff.ts';
import { call } from './call.ts';

export const inventoryStaffPaths = {
  ledger: call<{ params: StockOf; reply: LedgerReply }>('GET', '/api/admin/inventory/:id'),
  adjust: call<{ params: StockOf; body: Adjustment; reply: AdjustedReply }>(
    'POST',
    '/api/admin/inventory/:id/adjust',
  ),
};
