import { endpoint } from '../endpoint.ts';
import { inventoryStaffPaths } from './staff-paths.ts';
import { StockParams, Adjustment, AdjustedReply, LedgerReply } from './staff-schemas.ts';

export const inventoryStaffApi = {
  ledger: endpoint(inventoryStaffPaths.ledger, {
    access: { staff: 'inventory', action: 'view' },
    summary: 'Retrieve the stock of a product and its latest movements',
    params: StockParams,
    reply: LedgerReply,
  }),
  adjust: endpoint(inventoryStaffPaths.adjust, {
    access: { staff: 'inventory', action: 'change' },
    summary: 'Adjust the stock of a product by a quantity, with a reason',
    params: StockParams,
    body: Adjustment,
    reply: AdjustedReply,
    errors: [
      'catalog.product_not_found',
      'inventory.insufficient_stock',
      'inventory.too_much_stock',
      'inventory.already_adjusted',
    ],
  }),
};
