import type {
  ApplyImportBody,
  BulkReply,
  BulkInput,
  ImportId,
  ImportQuery,
  ImportReply,
} from './staff-bulk-schemas.ts';
import { call } from '../call.ts';

export const productBulkStaffPaths = {
  change: call<{ body: BulkInput; reply: BulkReply }>('POST', '/api/admin/products/bulk'),
  /** The body is the file. */
  startImport: call<{ query: ImportQuery; reply: ImportReply }>(
    'POST',
    '/api/admin/products/imports',
  ),
  viewImport: call<{ params: ImportId; reply: ImportReply }>(
    'GET',
    '/api/admin/products/imports/:id',
  ),
  applyImport: call<{ params: ImportId; body: ApplyImportBody; reply: ImportReply }>(
    'POST',
    '/api/admin/products/imports/:id/apply',
  ),
};
