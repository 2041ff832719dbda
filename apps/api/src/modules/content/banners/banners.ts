import type { Banner } from '@sirkito/contracts/banners/schemas';
import type {
  BannerBody,
  BannerOrder,
  StaffBanner,
} from '@sirkito/contracts/banners/staff-schemas';
import { AppError } from '@sirkito/contracts/errors';
import { audit } from '#api/platform/audit.ts';
import { type Ctx, requireStaff } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { insertBanners, listRunningBanners } from './banners.queries.ts';
import {
  deleteBanner,
  findBanner,
  findLastPosition,
  isUploaded,
  listAllBanners,
  lockBanners,
  type StaffBannerRow,
  updateBanner,
  updatePositions,
} from './staff-banners.queries.ts';

export async function listBanners(ctx: Ctx): Promise<StaffBanner[]> {
  requireStaff(ctx);
  const rows = await listAllBanners(ctx.read);
  return rows.map((row) => toStaffBanner(row, ctx.now()));
}

/** Adds a banner at the end of its kind. */
export async function addBanner(ctx: Ctx, body: BannerBody): Promise<StaffBanner> {
  requireStaff(ctx);
  const [id, at] = [ctx.newId(), ctx.now()];
  await ctx.transact(async (tx) => {
    await lockBanners(tx);
    await requirePicture(tx, body.picture, null);
    const position = (await findLastPosition(tx, body.kind)) + 1;
    await insertBanners(tx, [{ ...toColumns(body), id, position, created_at: at, updated_at: at }]);
    await audit(tx, ctx, {
      action: 'content.add_banner',
      subject: `banner:${id}`,
      before: null,
      after: body,
    });
  });
  return viewBanner(ctx, id);
}

/** A banner that changes its kind moves to the end of the new kind. */
export async function editBanner(ctx: Ctx, id: string, body: BannerBody): Promise<StaffBanner> {
  requireStaff(ctx);
  await ctx.transact(async (tx) => {
    await lockBanners(tx);
    const before = await findBanner(tx, id);
    if (!before) throw new AppError('content.banner_not_found');
    await requirePicture(tx, body.picture, before.picture);
    const moved =
      body.kind === before.kind ? {} : { position: (await findLastPosition(tx, body.kind)) + 1 };
    await updateBanner(tx, id, { ...toColumns(body), ...moved, updated_at: ctx.now() });
    await audit(tx, ctx, {
      action: 'content.edit_banner',
      subject: `banner:${id}`,
      before,
      after: body,
    });
  });
  return viewBanner(ctx, id);
}

export async function removeBanner(ctx: Ctx, id: string): Promise<void> {
  requireStaff(ctx);
  await ctx.transact(async (tx) => {
    await lockBanners(tx);
    const before = await findBanner(tx, id);
    if (!before) throw new AppError('content.banner_not_found');
    await deleteBanner(tx, id);
    await audit(tx, ctx, {
      action: 'content.remove_banner',
      subject: `banner:${id}`,
      before,
      after: null,
    });
  });
}

export async function reorderBanners(ctx: Ctx, { kind, ids }: BannerOrder): Promise<void> {
  requireStaff(ctx);
  await ctx.transact(async (tx) => {
    await lockBanners(tx);
    const currentIds = async () =>
      (await listAllBanners(tx)).filter((one) => one.kind === kind).map(({ id }) => id);
    const before = await currentIds();
    await updatePositions(tx, { kind, ids, at: ctx.now() });
    await audit(tx, ctx, {
      action: 'content.reorder_banners',
      subject: `banners:${kind}`,
      before: { ids: before },
      after: { ids: await currentIds() },
    });
  });
}

const toStaffBanner = (row: StaffBannerRow, now: Date): StaffBanner => ({
  ...row,
  startsAt: row.startsAt?.toISOString() ?? null,
  endsAt: row.endsAt?.toISOString() ?? null,
  state: stateOf(row, now),
});

function stateOf({ isActive, startsAt, endsAt }: StaffBannerRow, now: Date): StaffBanner['state'] {
  if (!isActive) return 'off';
  if (endsAt && endsAt <= now) return 'over';
  return startsAt && startsAt > now ? 'planned' : 'shown';
}

const toColumns = (body: BannerBody) => ({
  kind: body.kind,
  title: body.title,
  text: body.text,
  link: body.link,
  link_label: body.linkLabel,
  picture: body.picture,
  starts_at: body.startsAt === null ? null : new Date(body.startsAt),
  ends_at: body.endsAt === null ? null : new Date(body.endsAt),
  is_active: body.isActive,
});

/** Accepts an uploaded image, or the one the banner already has. */
async function requirePicture(
  tx: Tx,
  picture: string | null,
  before: string | null,
): Promise<void> {
  if (picture === null || picture === before || (await isUploaded(tx, picture))) return;
  throw new AppError('catalog.image_not_found', { file: picture }, { field: 'picture' });
}

export async function viewBanners(ctx: Ctx): Promise<Banner[]> {
  const rows = await listRunningBanners(ctx.read, ctx.now());
  return rows.map((row) => ({
    ...row,
    picture: row.picture && `/api/images/${row.picture}`,
  }));
}

export async function viewBanner(ctx: Ctx, id: string): Promise<StaffBanner> {
  requireStaff(ctx);
  const row = await findBanner(ctx.read, id);
  if (!row) throw new AppError('content.banner_not_found');
  return toStaffBanner(row, ctx.now());
}
