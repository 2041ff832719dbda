import { catalogStaffApi } from '@sirkito/contracts/catalog-staff';
import { AppError } from '@sirkito/contracts/errors';
import { importUpload, productBulkStaffApi } from '@sirkito/contracts/product-bulk-staff';
import type { FastifyInstance } from 'fastify';
import { acceptFiles } from '#api/platform/http/accept-files.ts';
import { ok, route } from '#api/platform/http/route.ts';
import { applyImport } from './apply-import.ts';
import { changeProducts } from './change-products.ts';
import { toCsv } from './export-formats.ts';
import { exportView } from './export-view.ts';
import { startImport } from './start-import.ts';
import { viewImport } from './view-import.ts';

export function catalogBulkAdminRoutes(app: FastifyInstance): void {
  route(app, productBulkStaffApi.change, async (ctx, { body }) =>
    ok({ changed: await changeProducts(ctx, body) }),
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
  route(app, productBulkStaffApi.applyImport, async (ctx, { params }) =>
    ok(await applyImport(ctx, params.id)),
  );
  route(app, catalogStaffApi.export, async (ctx, { query }, { reply }) => {
    const file = toCsv(await exportView(ctx, query));
    void reply.type('text/csv; charset=utf-8');
    // A stream goes out as it is, past the serializer.
    return file as unknown as string;
  });
}
