import type { BannerBody, StaffBanner } from '@sirkito/contracts/banners/staff-schemas';
import { AppError } from '@sirkito/contracts/errors';
import type { Tx } from '#api/platform/db/transaction.ts';
import { isUploaded, type StaffBannerRow } from './staff-banners.queries.ts';

export const toStaffBanner = (row: StaffBannerRow, now: Date): StaffBanner => ({
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

export const toColumns = (body: BannerBody) => ({
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
export async function requirePicture(
  tx: Tx,
  picture: string | null,
  before: string | null,
): Promise<void> {
  if (picture === null || picture === before || (await isUploaded(tx, picture))) return;
  throw new AppError('catalog.image_not_found', { file: picture }, { field: 'picture' });
}
