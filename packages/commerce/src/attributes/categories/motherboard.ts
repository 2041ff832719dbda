import { count, flag, number, text, texts, type AttributeSet } from '../attribute.ts';
import { boardSizes, sockets } from '../known-values.ts';
import { colors, model } from '../shared-attributes.ts';

export const motherboard: AttributeSet = {
  attributes: {
    chipset: text('Chipset', 'Overview', {
      hint: 'Decides overclocking support and the number of fast ports and slots.',
    }),
    socket: text('Socket', 'Compatibility', {
      hint: 'Must match the processor.',
      values: sockets,
    }),
    formFactor: text('Form factor', 'Compatibility', {
      hint: 'Your case must support this size.',
      values: boardSizes,
    }),
    backConnect: flag('Back-connect', 'Compatibility', {
      hint: 'Connectors are on the back; needs a back-connect case.',
    }),
    memory: text('Memory type', 'Memory', { repeats: ['memoryType'] }),
    memoryType: text('Memory type', 'Memory', {
      hint: "Only this type fits; you can't mix DDR4 and DDR5.",
    }),
    memorySlots: count('Memory slots', 'Memory', [0, 32]),
    maxMemoryGb: number('Maximum memory', 'Memory', [2, 16_384], { unit: 'GB' }),
    maxMemorySpeed: number('Maximum memory speed', 'Memory', [200, 16_000], {
      unit: 'MT/s',
      hint: 'Faster memory also works, at this speed.',
    }),
    eccSupport: flag('ECC memory support', 'Memory', {
      hint: 'Memory that corrects its own errors, for servers and workstations.',
    }),
    m2Slots: count('M.2 slots', 'Storage', [0, 10], {
      hint: 'For small, fast SSDs that plug straight into the board.',
    }),
    m2SlotTypes: texts('M.2 slot details', 'Storage', {
      hint: 'The longest drive and fastest link for each slot, in the order of the manual.',
      format: {
        pattern: /^22(30|42|60|80|110) (PCIe [2-6]\.0 x[124]( or SATA)?|SATA)$/,
        example: '2280 PCIe 4.0 x4 or SATA',
      },
    }),
    sataPorts: count('SATA ports', 'Storage', [0, 24], {
      hint: 'For hard disks and 2.5" SSDs.',
    }),
    laneSharing: texts('Lane sharing', 'Storage', {
      hint: 'What turns off or slows down when an M.2 slot is used.',
      format: {
        pattern:
          /^M\.2 slot \d{1,2} (turns off \d{1,2} SATA ports?|leaves x(8|4) for the graphics card)$/,
        example: 'M.2 slot 2 turns off 2 SATA ports',
      },
    }),
    raidSupport: flag('RAID', 'Storage', {
      hint: 'Combines several drives for speed or safety.',
    }),
    pcieSlots: count('Expansion slots', 'Connectivity', [0, 12]),
    pcieX16Slots: count('PCIe x16 slots', 'Connectivity', [0, 10], {
      hint: 'For graphics cards, one slot each.',
    }),
    pcieX8Slots: count('PCIe x8 slots', 'Connectivity', [0, 10]),
    pcieX4Slots: count('PCIe x4 slots', 'Connectivity', [0, 10]),
    pcieX1Slots: count('PCIe x1 slots', 'Connectivity', [0, 10]),
    pcieGen: number('PCIe generation', 'Connectivity', [1, 8], {
      hint: 'Newer cards work in older slots, sometimes a little slower.',
    }),
    wifi: text('Wi-Fi', 'Connectivity', {
      hint: 'If none, use a network cable or add an adapter.',
      values: ['None', 'Wi-Fi 4', 'Wi-Fi 5', 'Wi-Fi 6', 'Wi-Fi 6E', 'Wi-Fi 7'],
    }),
    ethernetGbps: number('Ethernet', 'Connectivity', [0.1, 100], { unit: 'Gbps' }),
    usbCHeaders: count('Front USB-C headers', 'Connectivity', [0, 4], {
      hint: 'A case with a front USB-C port needs one.',
    }),
    caseFanHeaders: count('Case fan headers', 'Connectivity', [0, 16], {
      hint: 'How many fans you can connect without a splitter.',
    }),
    argbHeaders: count('ARGB headers (5 V)', 'Connectivity', [0, 8], {
      hint: 'For addressable lights, where each LED can have its own color.',
    }),
    rgbHeaders: count('RGB headers (12 V)', 'Connectivity', [0, 8], {
      hint: 'For lights that show one color at a time; never connect a 5 V light here.',
    }),
    biosFlashback: flag('BIOS Flashback', 'Features', {
      hint: 'Update the BIOS without a processor installed.',
    }),
    eps8PinConnectors: count('CPU power connectors (8-pin)', 'Power', [0, 4], {
      hint: 'Your power supply should have as many.',
    }),
    ...colors,
    ...model,
  },
  derived: {
    chipset: {
      from: ({ chipset }) =>
        typeof chipset === 'string' ? chipset.replace(/^(AMD|Intel) /, '') : undefined,
    },
    memory: {
      hint: "Only this type fits; you can't mix DDR4 and DDR5.",
      from: ({ memory, memoryType }) => memoryType ?? memory,
    },
  },
};
