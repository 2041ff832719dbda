import type { FastifyInstance } from 'fastify';
import { v7 as newUuid } from 'uuid';
import type { Kysely } from 'kysely';
import { eraseAccountJob } from '#api/modules/accounts/erasure.jobs.ts';
import { accountsAdminRoutes } from '#api/modules/accounts/accounts.admin-routes.ts';
import { accountRecords } from '#api/modules/accounts/account-records.ts';
import { accountsRoutes, type AccountParts } from '#api/modules/accounts/accounts.routes.ts';
import { countedAs } from '#api/modules/accounts/visitor.ts';
import { viewsRoutes } from '#api/modules/accounts/views.admin-routes.ts';
import { secondStepRoutes } from '#api/modules/accounts/second-step.admin-routes.ts';
import { ownAccountRoutes } from '#api/modules/accounts/own-account.routes.ts';
import {
  catalogAdminRoutes,
  type CatalogParts,
} from '#api/modules/catalog/catalog.admin-routes.ts';
import { inventoryAdminRoutes } from '#api/modules/inventory/inventory.admin-routes.ts';
import { catalogBulkAdminRoutes } from '#api/modules/catalog/catalog-bulk.admin-routes.ts';
import { importProductsJob } from '#api/modules/catalog/catalog.jobs.ts';
import { catalogRoutes } from '#api/modules/catalog/catalog.routes.ts';
import { searchRoutes } from '#api/modules/catalog/search.routes.ts';
import { accountLetterJobs } from '#api/modules/notifications/account-letters.jobs.ts';
import { addressRecords } from '#api/modules/addresses/address-records.ts';
import { addressesRoutes } from '#api/modules/addresses/addresses.routes.ts';
import { buildRecords } from '#api/modules/builds/build-records.ts';
import { createBuildPictures } from '#api/modules/builds/picture-build.ts';
import { buildsRoutes } from '#api/modules/builds/builds.routes.ts';
import { cartRecords } from '#api/modules/carts/cart-records.ts';
import { cartsRoutes } from '#api/modules/carts/carts.routes.ts';
import { contactRecords } from '#api/modules/content/contact-records.ts';
import { acknowledgeContactJob, forwardContactJob } from '#api/modules/content/content.jobs.ts';
import { contentAdminRoutes } from '#api/modules/content/content.admin-routes.ts';
import { contentRoutes } from '#api/modules/content/content.routes.ts';
import { liveOrdersRoutes } from '#api/modules/orders/live-orders.admin-routes.ts';
import { invoicesRoutes } from '#api/modules/orders/invoices.routes.ts';
import { orderRecords } from '#api/modules/orders/order-records.ts';
import { judgeFitJob, releaseHoldJob } from '#api/modules/orders/orders.jobs.ts';
import { ordersAdminRoutes } from '#api/modules/orders/orders.admin-routes.ts';
import { ordersRoutes, type OrderParts } from '#api/modules/orders/orders.routes.ts';
import { orderLetterJobs } from '#api/modules/notifications/order-letters.jobs.ts';
import { reviewRecords } from '#api/modules/reviews/review-records.ts';
import { reviewsAdminRoutes } from '#api/modules/reviews/reviews.admin-routes.ts';
import { reviewsRoutes } from '#api/modules/reviews/reviews.routes.ts';
import { reviewRequestJob } from '#api/modules/notifications/review-letters.jobs.ts';
import { paymentRecords } from '#api/modules/payments/payment-records.ts';
import { createPaymongo } from '#api/modules/payments/paymongo.ts';
import { paymentsAdminRoutes } from '#api/modules/payments/payments.admin-routes.ts';
import { sendRefundJob, settleOpenJob } from '#api/modules/payments/payments.jobs.ts';
import { paymentsRoutes } from '#api/modules/payments/payments.routes.ts';
import type { PaymentProvider } from '#api/modules/payments/provider.ts';
import type { PaymentParts } from '#api/modules/payments/start-payment.ts';
import { promotionsAdminRoutes } from '#api/modules/promotions/promotions.admin-routes.ts';
import { customerRecords } from '#api/modules/customers/customer-records.ts';
import { customersAdminRoutes } from '#api/modules/customers/customers.admin-routes.ts';
import { bannersAdminRoutes } from '#api/modules/content/banners.admin-routes.ts';
import { bannerRoutes } from '#api/modules/content/banners.routes.ts';
import { mailCheckJob } from '#api/modules/notifications/notifications.jobs.ts';
import { reportsAdminRoutes } from '#api/modules/reports/reports.admin-routes.ts';
import { settingsAdminRoutes } from '#api/modules/settings/settings.admin-routes.ts';
import { settingsRoutes } from '#api/modules/settings/settings.routes.ts';
import type { Ctx } from '#api/platform/context.ts';
import type { Listen } from '#api/platform/db/listener.ts';
import type { DB } from '#api/platform/db/schema.gen.ts';
import { inTransaction } from '#api/platform/db/transaction.ts';
import type { Env } from '#api/platform/env.ts';
import type { PictureFolders } from '#api/platform/images/read-picture.ts';
import type { Enqueue, Job } from '#api/platform/jobs.ts';
import type { PersonalRecords } from '#api/platform/personal-data.ts';
import type { Log } from '#api/platform/log.ts';

/** What the shop keeps about a person. The account itself goes last: others point to it. */
export const personalRecords: readonly PersonalRecords[] = [
  cartRecords,
  paymentRecords,
  buildRecords,
  orderRecords,
  addressRecords,
  contactRecords,
  reviewRecords,
  customerRecords,
  accountRecords,
];

/** Every job of the shop. */
export const jobsOf = (provider: PaymentProvider) =>
  [
    mailCheckJob,
    ...accountLetterJobs,
    eraseAccountJob(personalRecords),
    forwardContactJob,
    acknowledgeContactJob,
    releaseHoldJob,
    judgeFitJob,
    ...orderLetterJobs,
    reviewRequestJob,
    sendRefundJob(provider),
    settleOpenJob(provider),
    importProductsJob,
  ] as readonly Job[];

/** Who takes the money of those who pay online. */
export const providerOf = (env: Env): PaymentProvider =>
  createPaymongo({
    url: env.PAYMONGO_URL,
    secretKey: env.PAYMONGO_SECRET_KEY,
    webhookSecret: env.PAYMONGO_WEBHOOK_SECRET,
  });

type RouteParts = AccountParts &
  PaymentParts &
  CatalogParts &
  OrderParts & {
    imagesFolder: string;
    pictureFolders: PictureFolders;
    listenToOrders: Listen;
  };

/** Every route of the shop. */
export function registerRoutes(app: FastifyInstance, parts: RouteParts): void {
  accountsRoutes(app, parts);
  accountsAdminRoutes(app, parts);
  secondStepRoutes(app, parts);
  viewsRoutes(app);
  ownAccountRoutes(app, { ...parts, personalRecords });
  catalogRoutes(app);
  catalogAdminRoutes(app, parts);
  catalogBulkAdminRoutes(app);
  inventoryAdminRoutes(app);
  searchRoutes(app);
  cartsRoutes(app, async (accountId, address) => {
    await parts.limits.take('promotionCode', accountId);
    await parts.limits.take('promotionCodeAddress', countedAs(address));
  });
  buildsRoutes(app, createBuildPictures(parts.pictureFolders));
  addressesRoutes(app);
  ordersRoutes(app, parts);
  ordersAdminRoutes(app);
  reviewsRoutes(app, parts.imagesFolder);
  reviewsAdminRoutes(app);
  paymentsRoutes(app, parts);
  paymentsAdminRoutes(app, parts);
  invoicesRoutes(app);
  liveOrdersRoutes(app, parts.listenToOrders);
  contentRoutes(app);
  contentAdminRoutes(app);
  bannerRoutes(app);
  bannersAdminRoutes(app);
  customersAdminRoutes(app);
  promotionsAdminRoutes(app);
  reportsAdminRoutes(app);
  settingsRoutes(app);
  settingsAdminRoutes(app);
}

/** How passwords are hashed. */
export const hashingOf = (env: Env) => ({
  memoryKib: env.PASSWORD_MEMORY_KIB,
  passes: 2,
  queue: env.PASSWORD_QUEUE,
  peppers: env.PASSWORD_PEPPERS,
});

interface ContextParts {
  db: Kysely<DB>;
  enqueue: Enqueue;
  requestId: string;
  log: Log;
  actor: Ctx['actor'];
}

/** A context on the real clock, with ids that sort by time. */
export function createContext({ db, enqueue, requestId, log, actor }: ContextParts): Ctx {
  return {
    actor,
    requestId,
    log,
    read: db,
    transact: (work) => inTransaction(db, work),
    enqueue,
    now: () => new Date(),
    newId: () => newUuid(),
  };
}
