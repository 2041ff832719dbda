/** Current platforms first. */
export const sockets = [
  'AM5',
  'AM4',
  'LGA1851',
  'LGA1700',
  'LGA1200',
  'LGA1151',
  'sTR5',
  'sTRX4',
  'sTR4',
];

/** Smallest first. */
export const boardSizes = [
  'Thin Mini-ITX',
  'Mini-ITX',
  'Mini DTX',
  'Flex ATX',
  'Micro-ATX',
  'ATX',
  'E-ATX',
  'XL-ATX',
  'SSI CEB',
  'SSI EEB',
  'HPTX',
];

/** Smallest first. */
export const supplySizes = ['Flex ATX', 'TFX', 'SFX', 'SFX-L', 'Mini-ITX', 'ATX'];
