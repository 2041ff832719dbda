import { endpoint } from '../endpoint.ts';
import { productBulkStaffPaths } from './staff-bulk-paths.ts';
import { BulkBody, BulkReply, ImportQuery, ImportId, ImportReply } from './staff-bulk-schemas.ts';

const staffErrors = ['auth.required', 'auth.wrong_role', 'request.invalid'] as const;

export const productBulkStaffApi = {
  change: endpoint(productBulkStaffPaths.change, {
    access: { staff: 'products', action: 'change' },
    summary: 'Update the price, sale or status of several products, all or none',
    body: BulkBody,
    reply: BulkReply,
    errors: [
      ...staffErrors,
      'auth.confirmation_required',
      'catalog.product_invalid',
      'catalog.product_not_found',
    ],
  }),
  startImport: endpoint(productBulkStaffPaths.startImport, {
    access: { staff: 'products', action: 'change' },
    summary: 'Create an import preview from a CSV or NDJSON file of up to 20 MB',
    query: ImportQuery,
    reply: ImportReply,
    errors: [
      ...staffErrors,
      'request.too_large',
      'request.unsupported_type',
      'catalog.import_not_utf8',
    ],
  }),
  viewImport: endpoint(productBulkStaffPaths.viewImport, {
    access: { staff: 'products', action: 'view' },
    summary: 'Retrieve the progress of an import and its issues by row and column',
    params: ImportId,
    reply: ImportReply,
    errors: [...staffErrors, 'catalog.import_not_found'],
  }),
  applyImport: endpoint(productBulkStaffPaths.applyImport, {
    access: { staff: 'products', action: 'change' },
    summary: 'Apply a previewed import',
    params: ImportId,
    reply: ImportReply,
    errors: [...staffErrors, 'auth.confirmation_required', 'catalog.import_not_found'],
  }),
};
