import { endpoint } from '../endpoint.ts';
import { productBulkStaffPaths } from './staff-bulk-paths.ts';
import {
  ApplyImportBody,
  BulkBody,
  BulkReply,
  ImportQuery,
  ImportId,
  ImportReply,
} from './staff-bulk-schemas.ts';

const priceErrors = ['catalog.steep_price', 'auth.confirmation_required'] as const;

export const productBulkStaffApi = {
  change: endpoint(productBulkStaffPaths.change, {
    access: { staff: 'products', action: 'change' },
    summary: 'Update the price, sale or status of several products, all or none',
    body: BulkBody,
    reply: BulkReply,
    errors: [...priceErrors, 'catalog.product_invalid', 'catalog.product_not_found'],
  }),
  startImport: endpoint(productBulkStaffPaths.startImport, {
    access: { staff: 'products', action: 'change' },
    summary: 'Create an import preview from a CSV or NDJSON file of up to 20 MB',
    query: ImportQuery,
    reply: ImportReply,
    errors: ['catalog.import_not_utf8'],
  }),
  viewImport: endpoint(productBulkStaffPaths.viewImport, {
    access: { staff: 'products', action: 'view' },
    summary: 'Retrieve the progress of an import and its issues by row and column',
    params: ImportId,
    reply: ImportReply,
    errors: ['catalog.import_not_found'],
  }),
  applyImport: endpoint(productBulkStaffPaths.applyImport, {
    access: { staff: 'products', action: 'change' },
    summary: 'Apply a previewed import',
    params: ImportId,
    body: ApplyImportBody,
    reply: ImportReply,
    errors: [...priceErrors, 'catalog.import_not_found'],
  }),
};
