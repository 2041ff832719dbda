import { expect, test } from 'vitest';
import { brandNames } from './brands.ts';
import { categoryTree, type CategoryNode } from './categories.ts';

const flatten = (nodes: readonly CategoryNode[]): CategoryNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children)]);
const all = flatten(categoryTree);
const leaves = all.filter((node) => node.children.length === 0);

test('[EN-07] has three groups with 18 subcategories', () => {
  expect(categoryTree.map(({ id }) => id)).toEqual(['pc_components', 'peripherals', 'accessories']);
  expect(leaves).toHaveLength(18);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

test('[EN-07] ranks the five core parts first, in order', () => {
  const byPriority = all.filter((node) => node.priority);
  expect(byPriority.map(({ id, priority }) => [priority, id])).toEqual([
    [1, 'cpu'],
    [2, 'motherboard'],
    [3, 'memory'],
    [4, 'graphics_card'],
    [5, 'power_supply'],
  ]);
});

test('[EN-07] shows the filters both storage subcategories share', () => {
  const storage = all.find(({ id }) => id === 'storage');
  expect(storage?.children.map(({ label }) => label)).toEqual(['SSD', 'Hard Disk']);
  expect(storage?.filterAttributes).toEqual(['capacity', 'interface']);
});

test('[EN-08] uses every filter attribute', () => {
  const inUse = new Set(leaves.flatMap((leaf) => leaf.filterAttributes));
  expect([...inUse].toSorted()).toEqual(
    `capacity chipset color compatibility dpi efficiency formFactor interface layout length memory
     modular nightVision panelType ports refreshRate resolution rpm sensor size socket speed
     surroundSound switchType type wattage wireless`.split(/\s+/),
  );
});

test('[EN-08] assigns each subcategory its filters', () => {
  expect(
    Object.fromEntries(leaves.map((leaf) => [leaf.id, leaf.filterAttributes.join(' ')])),
  ).toEqual({
    cpu: 'socket type speed',
    motherboard: 'socket chipset formFactor memory',
    memory: 'type capacity speed color',
    graphics_card: 'chipset memory length color',
    storage_ssd: 'capacity interface formFactor',
    storage_hdd: 'capacity rpm interface',
    power_supply: 'wattage efficiency modular formFactor',
    cpu_cooling: 'type size compatibility color',
    pc_case: 'formFactor size color',
    monitor: 'size resolution refreshRate panelType',
    keyboard: 'switchType layout wireless color',
    mouse: 'sensor dpi wireless color',
    headset: 'type wireless surroundSound color',
    cctv: 'resolution nightVision type wireless',
    ups_avr: 'type capacity wattage ports',
    cables: 'type length interface',
    adapters: 'type interface compatibility',
    hubs: 'ports interface compatibility',
  });
});

test('[EN-09] gives brands display names', () => {
  expect(Object.values(brandNames)).toEqual(
    expect.arrayContaining(
      'Intel AMD ASUS MSI Nvidia Corsair Samsung Logitech Razer Anker UGREEN'.split(' '),
    ),
  );
});
