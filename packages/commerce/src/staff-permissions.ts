export const staffRoles = ['owner', 'catalogue', 'orders', 'support'] as const;
export type StaffRole = (typeof staffRoles)[number];

interface Area {
  /** Prefixes of the API paths in this area. */
  paths: readonly string[];
  /** Roles with this permission, besides the owner, who has all. */
  view: readonly StaffRole[];
  change: readonly StaffRole[];
}

const everyone = ['catalogue', 'orders', 'support'] as const;

/** Permissions by area. Paths in no area are for owners only. */
export const staffAreas = {
  products: {
    paths: ['/api/admin/products', '/api/admin/pictures'],
    view: everyone,
    change: ['catalogue'],
  },
  inventory: { paths: ['/api/admin/inventory'], view: everyone, change: ['catalogue', 'orders'] },
  orders: { paths: ['/api/admin/orders'], view: ['orders', 'support'], change: ['orders'] },
  reviews: {
    paths: ['/api/admin/reviews', '/api/admin/questions'],
    view: ['catalogue', 'support'],
    change: ['catalogue', 'support'],
  },
  banners: { paths: ['/api/admin/banners'], view: ['catalogue'], change: ['catalogue'] },
  promotions: { paths: ['/api/admin/promotions'], view: everyone, change: ['catalogue'] },
  customers: { paths: ['/api/admin/customers'], view: ['orders', 'support'], change: ['support'] },
  messages: {
    paths: ['/api/admin/messages'],
    view: ['orders', 'support'],
    change: ['orders', 'support'],
  },
  dashboard: { paths: ['/api/admin/dashboard'], view: ['orders', 'catalogue'], change: [] },
  /** Own profile, permissions and sign-in settings. */
  oneself: { paths: ['/api/admin/me'], view: everyone, change: everyone },
  staff: { paths: ['/api/admin/staff'], view: [], change: [] },
  settings: { paths: ['/api/admin/settings'], view: [], change: [] },
  audit: { paths: ['/api/admin/audit'], view: [], change: [] },
} as const satisfies Record<string, Area>;

export type StaffArea = keyof typeof staffAreas;

/** Returns the area of an API path. */
export const areaOf = (path: string): StaffArea | undefined =>
  (Object.keys(staffAreas) as StaffArea[]).find((name) =>
    staffAreas[name].paths.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)),
  );

/** Returns whether a role may view or change an area. */
export function hasPermission(
  role: StaffRole,
  area: StaffArea,
  permission: 'view' | 'change',
): boolean {
  const roles: readonly StaffRole[] = staffAreas[area][permission];
  return role === 'owner' || roles.includes(role);
}

/** Returns whether a role may make an API call. */
export function canCall(role: StaffRole, method: string, path: string): boolean {
  const area = areaOf(path);
  if (!area) return role === 'owner';
  return hasPermission(role, area, method === 'GET' ? 'view' : 'change');
}
