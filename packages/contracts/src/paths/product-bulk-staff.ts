import type {
  BulkReply,
  BulkWire,
  ImportId,
  ImportQuery,
  ImportReply,
} from '../product-bulk-staff.ts';
import { call } from './call.ts';

export const productBulkStaffPaths = {
  change: call<{ body: BulkWire; reply: BulkReply }>('POST', '/api/admin/products/bulk'),
  /** Its body is the file itself. */
  startImport: call<{ query: ImportQuery; reply: ImportReply }>(
    'POST',
    '/api/admin/products/imports',
  ),
  viewImport: call<{ params: ImportId; reply: ImportReply }>(
    'GET',
    '/api/admin/products/imports/:id',
  ),
  applyImport: call<{ params: ImportId; reply: ImportReply }>(
    'POST',
    '/api/admin/products/imports/:id/apply',
  ),
};
