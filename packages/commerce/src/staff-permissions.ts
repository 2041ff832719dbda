import { keysOf } from './typed-keys.ts';

export const staffRoles = ['owner', 'catalogue', 'orders', 'support'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Roles that may take each action, besides the owner, who may take all. */
interface Area {
  view: readonly StaffRole[];
  change: readonly StaffRole[];
}
export type StaffAction = keyof Area;

const everyone = ['catalogue', 'orders', 'support'] as const;

/** Permissions by area. Each staff endpoint declares its area and action. */
export const staffAreas = {
  products: { view: everyone, change: ['catalogue'] },
  inventory: { view: everyone, change: ['catalogue', 'orders'] },
  orders: { view: ['orders', 'support'], change: ['orders'] },
  reviews: { view: ['catalogue', 'support'], change: ['catalogue', 'support'] },
  banners: { view: ['catalogue'], change: ['catalogue'] },
  promotions: { view: everyone, change: ['catalogue'] },
  customers: { view: ['orders', 'support'], change: ['support'] },
  messages: { view: ['orders', 'support'], change: ['orders', 'support'] },
  dashboard: { view: ['orders', 'catalogue'], change: [] },
  /** Totals as on the dashboard, with the names and TINs of buyers. */
  books: { view: ['orders'], change: [] },
  /** Own profile, permissions and sign-in settings. */
  oneself: { view: everyone, change: everyone },
  staff: { view: [], change: [] },
  settings: { view: [], change: [] },
  audit: { view: [], change: [] },
} as const satisfies Record<string, Area>;

export type StaffArea = keyof typeof staffAreas;

/** Returns whether a role may view or change an area. */
export function hasPermission(role: StaffRole, area: StaffArea, action: StaffAction): boolean {
  const roles: readonly StaffRole[] = staffAreas[area][action];
  return role === 'owner' || roles.includes(role);
}

/** Whether an area shows money or personal data. */
const isSensitive = {
  products: false,
  inventory: false,
  orders: true,
  reviews: false,
  banners: false,
  promotions: false,
  customers: true,
  messages: true,
  dashboard: true,
  books: true,
  oneself: false,
  staff: true,
  settings: true,
  audit: true,
} as const satisfies Record<StaffArea, boolean>;

/** Returns whether staff in a role must have a second factor. */
export const requiresTwoFactor = (role: StaffRole): boolean =>
  keysOf(isSensitive).some((area) => isSensitive[area] && hasPermission(role, area, 'view'));
