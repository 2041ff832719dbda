import type { StaffListingQuery } from '@sirkito/contracts/catalog-staff';

type StaffSort = StaffListingQuery['sort'];

/** Where a reader stands in a sorted list: what the last row is sorted by, and its id. */
export interface Cursor {
  value: string;
  id: string;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const digits = /^\d{1,13}$/;
const moment = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d$/;

const forms: Record<StaffSort, RegExp> = {
  newest: uuid,
  oldest: uuid,
  'name-atoz': /^[^\0]+$/,
  'name-ztoa': /^[^\0]+$/,
  'price-lowtohigh': digits,
  'price-hightolow': digits,
  changed: moment,
};

export const writeCursor = (sort: StaffSort, { value, id }: Cursor): string =>
  Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');

/** Undefined for what is no cursor of this order: the list then begins at its beginning. */
export function readCursor(sort: StaffSort, text: string | undefined): Cursor | undefined {
  if (!text) return undefined;
  const [of, value, id] = parsed(text);
  const isOurs =
    of === sort &&
    typeof value === 'string' &&
    forms[sort].test(value) &&
    typeof id === 'string' &&
    uuid.test(id);
  return isOurs ? { value, id } : undefined;
}

function parsed(text: string): unknown[] {
  try {
    const given: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(given) ? given : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}
