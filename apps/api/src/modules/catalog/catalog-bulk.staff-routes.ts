import { catalogStaffApi } from '@sirkito/contracts/catalog/staff-endpoints';
import { AppError } from '@sirkito/contracts/errors';
import { importUpload } from '@sirkito/contracts/products/staff-bulk-schemas';
import { productBulkStaffApi } from '@sirkito/contracts/products/staff-bulk-endpoints';
import type { FastifyInstance } from 'fastify';
import { acceptFiles } from '#api/platform/http/accept-files.ts';
import { ok, route } from '#api/platform/http/route.ts';
import { applyImport } from './import/apply-import.ts';
import { updateProducts } from './products/update-products.ts';
import { toCsv } from './import/export-formats.ts';
import { exportFilteredView } from './import/export-filtered-view.ts';
import { startImport } from './import/start-import.ts';
import { viewImport } from './import/view-import.ts';

export function catalogBulkStaffRoutes(app: FastifyInstance): void {
  route(app, productBulkStaffApi.change, async (ctx, { body }) =>
    ok({ changed: await updateProducts(ctx, body) }),
  );
  acceptFiles(app, importUpload, (inside) =>
    route(inside, productBulkStaffApi.startImport, async (ctx, { query }, { request }) => {
      const { body: content, headers } = request;
      if (!Buffer.isBuffer(content)) throw new AppError('request.unsupported_type');
      const format = headers['content-type']?.startsWith('text/csv') ? 'csv' : 'ndjson';
      return ok(await startImport(ctx, { ...query, format, content }));
    }),
  );
  route(app, productBulkStaffApi.viewImport, async (ctx, { params }) =>
    ok(await viewImport(ctx, params.id)),
  );
  route(app, productBulkStaffApi.applyImport, async (ctx, { params, body }) =>
    ok(await applyImport(ctx, params.id, body?.confirmPrice)),
  );
  route(app, catalogStaffApi.export, async (ctx, { query }, { reply }) => {
    const file = toCsv(await exportFilteredView(ctx, query));
    void reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="products.csv"');
    return file;
  });
}
