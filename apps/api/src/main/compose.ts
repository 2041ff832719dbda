import type { FastifyInstance } from 'fastify';
import { v7 as newUuid } from 'uuid';
import type { Kysely } from 'kysely';
import { eraseAccountJob } from '#api/modules/accounts/accounts.jobs.ts';
import { accountRecords } from '#api/modules/accounts/account-records.ts';
import { accountsRoutes, type AccountParts } from '#api/modules/accounts/accounts.routes.ts';
import { ownAccountRoutes } from '#api/modules/accounts/own-account.routes.ts';
import { catalogAdminRoutes } from '#api/modules/catalog/catalog.admin-routes.ts';
import { catalogRoutes } from '#api/modules/catalog/catalog.routes.ts';
import { searchRoutes } from '#api/modules/catalog/search.routes.ts';
import { accountLetterJobs } from '#api/modules/notifications/account-letters.jobs.ts';
import { addressRecords } from '#api/modules/addresses/address-records.ts';
import { addressesRoutes } from '#api/modules/addresses/addresses.routes.ts';
import { cartRecords } from '#api/modules/carts/cart-records.ts';
import { cartsRoutes } from '#api/modules/carts/carts.routes.ts';
import { contactRecords } from '#api/modules/content/contact-records.ts';
import { acknowledgeContactJob, forwardContactJob } from '#api/modules/content/content.jobs.ts';
import { contentRoutes } from '#api/modules/content/content.routes.ts';
import { orderRecords } from '#api/modules/orders/order-records.ts';
import { releaseHoldJob } from '#api/modules/orders/orders.jobs.ts';
import { ordersRoutes } from '#api/modules/orders/orders.routes.ts';
import type { PlaceOne } from '#api/modules/orders/place-order.ts';
import { orderLetterJobs } from '#api/modules/notifications/order-letters.jobs.ts';
import { bannerRoutes } from '#api/modules/content/banners.routes.ts';
import { mailCheckJob } from '#api/modules/notifications/notifications.jobs.ts';
import { settingsAdminRoutes } from '#api/modules/settings/settings.admin-routes.ts';
import { settingsRoutes } from '#api/modules/settings/settings.routes.ts';
import type { Ctx } from '#api/platform/context.ts';
import type { DB } from '#api/platform/db/schema.gen.ts';
import { inTransaction } from '#api/platform/db/transaction.ts';
import type { Env } from '#api/platform/env.ts';
import type { Enqueue, Job } from '#api/platform/jobs.ts';
import type { PersonalRecords } from '#api/platform/personal-data.ts';
import type { Log } from '#api/platform/log.ts';

/** What the shop keeps about a person. The account itself goes last: others point to it. */
export const personalRecords: readonly PersonalRecords[] = [
  cartRecords,
  orderRecords,
  addressRecords,
  contactRecords,
  accountRecords,
];

/** Every job of the shop. */
export const jobs = [
  mailCheckJob,
  ...accountLetterJobs,
  eraseAccountJob(personalRecords),
  forwardContactJob,
  acknowledgeContactJob,
  releaseHoldJob,
  ...orderLetterJobs,
] as readonly Job[];

type RouteParts = AccountParts & { placeOrder: PlaceOne };

/** Every route of the shop. */
export function registerRoutes(app: FastifyInstance, parts: RouteParts): void {
  accountsRoutes(app, parts);
  ownAccountRoutes(app, { ...parts, personalRecords });
  catalogRoutes(app);
  catalogAdminRoutes(app);
  searchRoutes(app);
  cartsRoutes(app);
  addressesRoutes(app);
  ordersRoutes(app, parts.placeOrder);
  contentRoutes(app);
  bannerRoutes(app);
  settingsRoutes(app);
  settingsAdminRoutes(app);
}

/** How passwords are hashed. */
export const hashingOf = (env: Env) => ({
  memoryKib: env.PASSWORD_MEMORY_KIB,
  passes: 2,
  queue: env.PASSWORD_QUEUE,
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
