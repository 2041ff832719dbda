import type { AdjustedReply, Adjustment, LedgerReply, StockParams } from './staff-schemas.ts';
import { call } from '../call.ts';

export const inventoryStaffPaths = {
  ledger: call<{ params: StockParams; reply: LedgerReply }>('GET', '/api/admin/inventory/:id'),
  adjust: call<{ params: StockParams; body: Adjustment; reply: AdjustedReply }>(
    'POST',
    '/api/admin/inventory/:id/adjust',
  ),
};
