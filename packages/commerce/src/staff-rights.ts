export const staffRoles = ['owner', 'catalogue', 'orders', 'support'] as const;
export type StaffRole = (typeof staffRoles)[number];

interface Area {
  /** Calls whose address begins so. */
  calls: readonly string[];
  /** Who may look, and who may change something. The owner of the shop may everything. */
  look: readonly StaffRole[];
  change: readonly StaffRole[];
}

const everyone = ['catalogue', 'orders', 'support'] as const;

/** What each role may do, by part of the shop. Whatever is in none of them is for the owner alone. */
export const staffAreas = {
  products: {
    calls: ['/api/admin/products', '/api/admin/pictures'],
    look: everyone,
    change: ['catalogue'],
  },
  inventory: { calls: ['/api/admin/inventory'], look: everyone, change: ['catalogue', 'orders'] },
  orders: { calls: ['/api/admin/orders'], look: ['orders', 'support'], change: ['orders'] },
  reviews: {
    calls: ['/api/admin/reviews', '/api/admin/questions'],
    look: ['catalogue', 'support'],
    change: ['catalogue', 'support'],
  },
  banners: { calls: ['/api/admin/banners'], look: ['catalogue'], change: ['catalogue'] },
  promotions: { calls: ['/api/admin/promotions'], look: everyone, change: ['catalogue'] },
  customers: { calls: ['/api/admin/customers'], look: ['orders', 'support'], change: ['support'] },
  messages: {
    calls: ['/api/admin/messages'],
    look: ['orders', 'support'],
    change: ['orders', 'support'],
  },
  dashboard: { calls: ['/api/admin/dashboard'], look: ['orders', 'catalogue'], change: [] },
  /** Who one is, what one may, and how one signs in. */
  oneself: { calls: ['/api/admin/me'], look: everyone, change: everyone },
  staff: { calls: ['/api/admin/staff'], look: [], change: [] },
  settings: { calls: ['/api/admin/settings'], look: [], change: [] },
  audit: { calls: ['/api/admin/audit'], look: [], change: [] },
} as const satisfies Record<string, Area>;

export type StaffArea = keyof typeof staffAreas;

/** The part of the shop that a call belongs to. */
export const areaOf = (path: string): StaffArea | undefined =>
  (Object.keys(staffAreas) as StaffArea[]).find((name) =>
    staffAreas[name].calls.some((call) => path === call || path.startsWith(`${call}/`)),
  );

export function mayIn(role: StaffRole, area: StaffArea, to: 'look' | 'change'): boolean {
  const roles: readonly StaffRole[] = staffAreas[area][to];
  return role === 'owner' || roles.includes(role);
}

/** Whether this role may make this call. */
export function mayCall(role: StaffRole, method: string, path: string): boolean {
  const area = areaOf(path);
  if (!area) return role === 'owner';
  return mayIn(role, area, method === 'GET' ? 'look' : 'change');
}
