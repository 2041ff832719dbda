import { text, type DerivedFilter } from './attribute.ts';

/** Slowest first. */
const interfaces = [
  'PATA 100',
  'SATA 1.5Gb/s',
  'SATA 3Gb/s',
  'SATA 6Gb/s',
  'mSATA',
  'M.2 SATA',
  'M.2 PCIe 2.0 x4',
  'M.2 PCIe 3.0 x2',
  'M.2 PCIe 3.0 x4',
  'M.2 PCIe 4.0 x4',
  'M.2 PCIe 5.0 x2',
  'M.2 PCIe 5.0 x4',
  'U.2',
  'SAS 3Gb/s',
  'SAS 6Gb/s',
  'SAS 12Gb/s',
];

/** One declaration, so that SSDs and hard disks share the filter. */
export const driveInterface = text('Interface', 'Compatibility', {
  hint: 'Your motherboard needs a free slot or port of this type.',
  values: interfaces,
});

/** Merges 1024 GB and 1 TB into one filter value: some manufacturers use binary units. */
export const capacityAsSold: DerivedFilter = {
  from: ({ capacity }) =>
    typeof capacity === 'number' && capacity % 1024 === 0 ? (capacity / 1024) * 1000 : capacity,
};
