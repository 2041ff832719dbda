import type { StaffListingQuery } from '@sirkito/contracts/catalog/staff-schemas';

type StaffSort = StaffListingQuery['sort'];

/** Position in a sorted list: the sort key of a row and its id. */
export interface Cursor {
  value: string;
  id: string;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const digits = /^\d{1,13}$/;
const timestamp = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d$/;

const valueFormats: Record<StaffSort, RegExp> = {
  newest: uuid,
  oldest: uuid,
  'name-atoz': /^[^\0]+$/,
  'name-ztoa': /^[^\0]+$/,
  'price-lowtohigh': digits,
  'price-hightolow': digits,
  changed: timestamp,
};

export const writeCursor = (sort: StaffSort, { value, id }: Cursor): string =>
  Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');

/** Returns undefined for an invalid cursor or one of another sort order. */
export function readCursor(sort: StaffSort, text: string | undefined): Cursor | undefined {
  if (!text) return undefined;
  const [cursorSort, value, id] = parseArray(text);
  const isValid =
    cursorSort === sort &&
    typeof value === 'string' &&
    valueFormats[sort].test(value) &&
    typeof id === 'string' &&
    uuid.test(id);
  return isValid ? { value, id } : undefined;
}

function parseArray(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}
