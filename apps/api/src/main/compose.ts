import type { Centavos } from '@sirkito/commerce';
import type { FastifyInstance } from 'fastify';
import { v7 as newUuid } from 'uuid';
import type { Kysely } from 'kysely';
import {
  createEraseAccountJob,
  purgeIdleAccountsJob,
  purgeOldRecordsJob,
  resumeErasuresJob,
} from '#api/modules/accounts/privacy.jobs.ts';
import {
  accountsStaffRoutes,
  confirmationStaffRoutes,
  savedViewsStaffRoutes,
} from '#api/modules/accounts/accounts.staff-routes.ts';
import { accountRecords } from '#api/modules/accounts/account-records.ts';
import { accountsRoutes, type AccountDeps } from '#api/modules/accounts/accounts.routes.ts';
import { addressKey } from '#api/modules/accounts/account/rate-limit-key.ts';
import { passkeysRoutes } from '#api/modules/accounts/passkeys.routes.ts';
import { twoFactorStaffRoutes } from '#api/modules/accounts/two-factor.staff-routes.ts';
import { ownAccountRoutes } from '#api/modules/accounts/own-account.routes.ts';
import { catalogStaffRoutes, type CatalogDeps } from '#api/modules/catalog/catalog.staff-routes.ts';
import { inventoryStaffRoutes } from '#api/modules/inventory/inventory.staff-routes.ts';
import { catalogBulkStaffRoutes } from '#api/modules/catalog/catalog-bulk.staff-routes.ts';
import {
  importProductsHandler,
  rebuildBoughtTogetherJob,
  rebuildFeaturedJob,
} from '#api/modules/catalog/catalog.jobs.ts';
import {
  type BrowseDeps,
  catalogRoutes,
  searchRoutes,
} from '#api/modules/catalog/catalog.routes.ts';
import { accountEmailHandlers } from '#api/modules/notifications/account-emails.jobs.ts';
import { addressRecords } from '#api/modules/addresses/address-records.ts';
import { addressesRoutes } from '#api/modules/addresses/addresses.routes.ts';
import { buildRecords } from '#api/modules/builds/build-records.ts';
import { rebuildReadyBuildsJob } from '#api/modules/builds/builds.jobs.ts';
import { createBuildImages } from '#api/modules/builds/saved/draw-build.ts';
import { buildsRoutes } from '#api/modules/builds/builds.routes.ts';
import { cartRecords } from '#api/modules/carts/cart-records.ts';
import { cartsRoutes } from '#api/modules/carts/carts.routes.ts';
import { contactRecords } from '#api/modules/content/contact/contact-records.ts';
import {
  acknowledgeContactMessageHandler,
  forwardContactMessageHandler,
} from '#api/modules/content/content.jobs.ts';
import {
  bannersStaffRoutes,
  contentStaffRoutes,
} from '#api/modules/content/content.staff-routes.ts';
import { bannerRoutes, contentRoutes } from '#api/modules/content/content.routes.ts';
import { liveOrdersRoutes } from '#api/modules/orders/live-orders.staff-routes.ts';
import { invoiceRecords } from '#api/modules/invoices/invoice-records.ts';
import { reportInvoicesJob } from '#api/modules/invoices/invoices.jobs.ts';
import { invoiceReportsStaffRoutes } from '#api/modules/invoices/invoice-reports.staff-routes.ts';
import { reportingOf } from '#api/modules/invoices/reports/reporting-of.ts';
import { invoicesRoutes, type InvoiceDeps } from '#api/modules/invoices/invoices.routes.ts';
import { orderRecords } from '#api/modules/orders/order-records.ts';
import {
  checkOrderFitHandler,
  reconcileNightlyJob,
  releaseExpiredReservationsJob,
  releaseReservationHandler,
} from '#api/modules/orders/orders.jobs.ts';
import { ordersStaffRoutes } from '#api/modules/orders/orders.staff-routes.ts';
import { ordersRoutes, type OrderRouteDeps } from '#api/modules/orders/orders.routes.ts';
import { orderEmailHandlers } from '#api/modules/notifications/order-emails.jobs.ts';
import { reviewRecords } from '#api/modules/reviews/review-records.ts';
import { sendReviewRequestsJob, sweepPhotosJob } from '#api/modules/reviews/reviews.jobs.ts';
import { reviewsStaffRoutes } from '#api/modules/reviews/reviews.staff-routes.ts';
import { reviewsRoutes } from '#api/modules/reviews/reviews.routes.ts';
import { sendReviewRequestHandler } from '#api/modules/notifications/review-request.jobs.ts';
import { paymentRecords } from '#api/modules/payments/payment-records.ts';
import { createPaymongo } from '#api/modules/payments/online/paymongo/paymongo.ts';
import { paymentsStaffRoutes } from '#api/modules/payments/payments.staff-routes.ts';
import { sendRefundHandler, pollOpenPaymentsJob } from '#api/modules/payments/payments.jobs.ts';
import { paymentsRoutes } from '#api/modules/payments/payments.routes.ts';
import type { PaymentProvider } from '#api/modules/payments/payment/provider.ts';
import type { OnlinePaymentDeps } from '#api/modules/payments/online/start-payment.ts';
import { promotionsStaffRoutes } from '#api/modules/promotions/promotions.staff-routes.ts';
import { customerRecords } from '#api/modules/customers/customer-records.ts';
import { customersStaffRoutes } from '#api/modules/customers/customers.staff-routes.ts';
import { sendTestEmailJob } from '#api/modules/notifications/notifications.jobs.ts';
import { rollUpSalesJob } from '#api/modules/reports/reports.jobs.ts';
import { booksStaffRoutes } from '#api/modules/reports/books.staff-routes.ts';
import { reportsStaffRoutes } from '#api/modules/reports/reports.staff-routes.ts';
import { settingsStaffRoutes } from '#api/modules/settings/settings.staff-routes.ts';
import { settingsRoutes } from '#api/modules/settings/settings.routes.ts';
import type { Ctx } from '#api/platform/context.ts';
import type { Listen } from '#api/platform/db/listener.ts';
import type { DB } from '#api/platform/db/schema.gen.ts';
import { inTransaction, withoutTransaction, type Reader } from '#api/platform/db/transaction.ts';
import type { Env } from '#api/platform/env.ts';
import type { PictureSources } from '#api/platform/images/read-picture.ts';
import { pictureStoreOf } from '#api/platform/images/store/picture-store-of.ts';
import type { Job } from '#api/platform/jobs/jobs.ts';
import type { Enqueue } from '#api/platform/jobs/job-kind.ts';
import type { PersonalRecords } from '#api/platform/personal-data.ts';
import type { Log } from '#api/platform/log.ts';

/** All personal data, in the order of erasure. Accounts go last because other rows reference them. */
export const personalRecords: readonly PersonalRecords[] = [
  reviewRecords,
  cartRecords,
  paymentRecords,
  buildRecords,
  orderRecords,
  invoiceRecords,
  addressRecords,
  contactRecords,
  customerRecords,
  accountRecords,
];

export const jobsOf = (env: Env) => {
  const provider = providerOf(env);
  return [
    sendTestEmailJob,
    ...accountEmailHandlers,
    createEraseAccountJob(personalRecords),
    purgeOldRecordsJob(personalRecords),
    purgeIdleAccountsJob,
    resumeErasuresJob,
    forwardContactMessageHandler,
    acknowledgeContactMessageHandler,
    releaseReservationHandler,
    releaseExpiredReservationsJob,
    reportInvoicesJob(reportingOf(env)),
    checkOrderFitHandler,
    reconcileNightlyJob,
    ...orderEmailHandlers,
    sendReviewRequestHandler,
    sendReviewRequestsJob,
    sweepPhotosJob(pictureStoreOf(env)),
    rollUpSalesJob,
    sendRefundHandler(provider),
    pollOpenPaymentsJob(provider),
    importProductsHandler,
    rebuildBoughtTogetherJob,
    rebuildFeaturedJob,
    rebuildReadyBuildsJob,
    // Payloads differ between jobs; each parses its own.
  ] as readonly Job[];
};

/** Creates the provider of online payments. */
export const providerOf = (env: Env): PaymentProvider =>
  createPaymongo({
    url: env.PAYMONGO_URL,
    secretKey: env.PAYMONGO_SECRET_KEY,
    webhookSecret: env.PAYMONGO_WEBHOOK_SECRET,
  });

type RouteDeps = AccountDeps &
  OnlinePaymentDeps &
  CatalogDeps &
  BrowseDeps &
  OrderRouteDeps &
  InvoiceDeps & {
    pictures: PictureSources;
    listenToOrders: Listen;
    /** A staff member confirms the password to refund more than this within an hour. */
    refundLimit: Centavos;
    reportsInvoices: boolean;
  };

export function registerRoutes(app: FastifyInstance, deps: RouteDeps): void {
  accountsRoutes(app, deps);
  accountsStaffRoutes(app, deps);
  confirmationStaffRoutes(app, deps);
  twoFactorStaffRoutes(app, deps);
  passkeysRoutes(app, deps);
  savedViewsStaffRoutes(app);
  ownAccountRoutes(app, { ...deps, personalRecords });
  catalogRoutes(app, deps);
  catalogStaffRoutes(app, deps);
  catalogBulkStaffRoutes(app);
  inventoryStaffRoutes(app);
  searchRoutes(app);
  cartsRoutes(app, async (accountId, address) => {
    await deps.limits.consume('promotionCode', accountId);
    await deps.limits.consume('promotionCodeAddress', addressKey(address));
  });
  buildsRoutes(app, createBuildImages(deps.pictures));
  addressesRoutes(app);
  ordersRoutes(app, deps);
  ordersStaffRoutes(app, deps);
  reviewsRoutes(app, deps.pictures.store);
  reviewsStaffRoutes(app);
  paymentsRoutes(app, deps);
  paymentsStaffRoutes(app, deps);
  invoicesRoutes(app, deps);
  invoiceReportsStaffRoutes(app, deps);
  liveOrdersRoutes(app, { ...deps, findStaffRoles: deps.sessions.findStaffRoles });
  contentRoutes(app);
  contentStaffRoutes(app);
  bannerRoutes(app);
  bannersStaffRoutes(app);
  customersStaffRoutes(app);
  promotionsStaffRoutes(app);
  booksStaffRoutes(app);
  reportsStaffRoutes(app);
  settingsRoutes(app);
  settingsStaffRoutes(app);
}

export const hashingOf = (env: Env) => ({
  memoryKib: env.PASSWORD_MEMORY_KIB,
  passes: 2,
  queue: env.PASSWORD_QUEUE,
  peppers: env.PASSWORD_PEPPERS,
});

interface ContextDeps {
  db: Kysely<DB>;
  enqueue: Enqueue;
  requestId: string;
  log: Log;
  actor: Ctx['actor'];
  now: Ctx['now'];
  signal?: AbortSignal | undefined;
  /** Stops reading when the signal aborts. Defaults to `db`. */
  read?: Reader | undefined;
  clientAddress?: Ctx['clientAddress'];
  securityLog?: Ctx['securityLog'];
}

/** Creates a context with time-ordered ids. */
export function createContext(deps: ContextDeps): Ctx {
  const { db, enqueue, requestId, log, actor, now, signal, read = db } = deps;
  const { clientAddress, securityLog } = deps;
  return {
    actor,
    requestId,
    signal,
    log,
    read,
    transact: (work) =>
      inTransaction(db, (tx) => {
        signal?.throwIfAborted();
        return work(tx);
      }),
    autocommit: (work) => withoutTransaction(db, work),
    enqueue,
    now,
    newId: () => newUuid(),
    clientAddress,
    securityLog,
  };
}
