import type { BrandId } from './brands.ts';

/** All attributes a listing can be filtered by. */
export const filterAttributes = [
  'socket',
  'chipset',
  'formFactor',
  'capacity',
  'speed',
  'type',
  'memory',
  'interface',
  'rpm',
  'wattage',
  'efficiency',
  'modular',
  'size',
  'color',
  'resolution',
  'refreshRate',
  'panelType',
  'switchType',
  'layout',
  'wireless',
  'sensor',
  'dpi',
  'surroundSound',
  'nightVision',
  'length',
  'compatibility',
  'ports',
] as const;

export type FilterAttribute = (typeof filterAttributes)[number];

/** A node of the category tree. Groups show the filters their children share. */
export interface CategoryNode {
  id: string;
  label: string;
  /** Display rank, set for the five core parts of a build only. */
  priority?: 1 | 2 | 3 | 4 | 5;
  filterAttributes: readonly FilterAttribute[];
  relatedBrands: readonly BrandId[];
  children: readonly CategoryNode[];
}

const leaf = (
  id: string,
  label: string,
  filters: readonly FilterAttribute[],
  relatedBrands: readonly BrandId[],
): CategoryNode => ({ id, label, filterAttributes: filters, relatedBrands, children: [] });

const ranked = (priority: NonNullable<CategoryNode['priority']>, node: CategoryNode) => ({
  ...node,
  priority,
});

const group = (id: string, label: string, children: readonly CategoryNode[]): CategoryNode => ({
  id,
  label,
  filterAttributes: sharedFilters(children),
  relatedBrands: [],
  children,
});

function sharedFilters(children: readonly CategoryNode[]): readonly FilterAttribute[] {
  const [first, ...rest] = children;
  return (first?.filterAttributes ?? []).filter((attribute) =>
    rest.every((child) => child.filterAttributes.includes(attribute)),
  );
}

const storage = group('storage', 'Storage', [
  leaf(
    'storage_ssd',
    'SSD',
    ['capacity', 'interface', 'formFactor'],
    ['samsung', 'wd', 'crucial', 'kingston', 'lexar', 'team_group', 'adata'],
  ),
  leaf('storage_hdd', 'Hard Disk', ['capacity', 'rpm', 'interface'], ['seagate', 'wd', 'toshiba']),
]);

/** All categories, in display order. */
export const categoryTree: readonly CategoryNode[] = [
  group('pc_components', 'PC Components', [
    ranked(1, leaf('cpu', 'CPU/Processors', ['socket', 'type', 'speed'], ['amd', 'intel'])),
    ranked(
      2,
      leaf(
        'motherboard',
        'Motherboards',
        ['socket', 'chipset', 'formFactor', 'memory'],
        ['asus', 'msi', 'gigabyte', 'asrock'],
      ),
    ),
    ranked(
      3,
      leaf(
        'memory',
        'Memory/RAM',
        ['type', 'capacity', 'speed', 'color'],
        ['gskill', 'corsair', 'kingston', 'team_group', 'crucial', 'adata'],
      ),
    ),
    ranked(
      4,
      leaf(
        'graphics_card',
        'Graphics Cards',
        ['chipset', 'memory', 'length', 'color'],
        ['nvidia', 'asus', 'msi', 'gigabyte', 'sapphire', 'zotac', 'palit', 'powercolor', 'inno3d'],
      ),
    ),
    storage,
    ranked(
      5,
      leaf(
        'power_supply',
        'Power Supplies',
        ['wattage', 'efficiency', 'modular', 'formFactor'],
        ['corsair', 'seasonic', 'cooler_master', 'msi', 'be_quiet', 'deepcool', 'fsp'],
      ),
    ),
    leaf(
      'cpu_cooling',
      'CPU Cooling',
      ['type', 'size', 'compatibility', 'color'],
      ['noctua', 'deepcool', 'thermalright', 'arctic', 'nzxt', 'corsair', 'cooler_master'],
    ),
    leaf(
      'pc_case',
      'PC Cases',
      ['formFactor', 'size', 'color'],
      ['lian_li', 'nzxt', 'fractal_design', 'corsair', 'phanteks', 'montech', 'deepcool'],
    ),
  ]),
  group('peripherals', 'Peripherals', [
    leaf(
      'monitor',
      'Monitors',
      ['size', 'resolution', 'refreshRate', 'panelType'],
      ['asus', 'lg', 'samsung', 'msi', 'gigabyte', 'aoc', 'viewsonic', 'acer', 'benq'],
    ),
    leaf(
      'keyboard',
      'Keyboards',
      ['switchType', 'layout', 'wireless', 'color'],
      ['logitech', 'razer', 'keychron', 'royal_kludge', 'akko', 'corsair', 'redragon'],
    ),
    leaf(
      'mouse',
      'Mice',
      ['sensor', 'dpi', 'wireless', 'color'],
      ['logitech', 'razer', 'steelseries', 'glorious', 'corsair', 'redragon'],
    ),
    leaf(
      'headset',
      'Headsets',
      ['type', 'wireless', 'surroundSound', 'color'],
      ['logitech', 'razer', 'hyperx', 'steelseries', 'corsair', 'jbl'],
    ),
    leaf(
      'cctv',
      'CCTV',
      ['resolution', 'nightVision', 'type', 'wireless'],
      ['hikvision', 'dahua', 'ezviz', 'tp_link'],
    ),
    leaf(
      'ups_avr',
      'UPS & AVR',
      ['type', 'capacity', 'wattage', 'ports'],
      ['apc', 'eaton', 'cyberpower', 'sirkito_basics'],
    ),
  ]),
  group('accessories', 'Accessories', [
    leaf(
      'cables',
      'Cables',
      ['type', 'length', 'interface'],
      ['ugreen', 'anker', 'vention', 'sirkito_basics'],
    ),
    leaf(
      'adapters',
      'Adapters',
      ['type', 'interface', 'compatibility'],
      ['ugreen', 'anker', 'orico', 'tp_link', 'sirkito_basics'],
    ),
    leaf(
      'hubs',
      'Hubs',
      ['ports', 'interface', 'compatibility'],
      ['anker', 'ugreen', 'orico', 'sirkito_basics'],
    ),
  ]),
];
