import { count, flag, number, text, texts, type AttributeSet } from './attribute.ts';
import { boardSizes, sockets } from './known-values.ts';
import { colors, model } from './shared-attributes.ts';

export const motherboard: AttributeSet = {
  attributes: {
    chipset: text('Chipset', 'Overview', {
      hint: 'Decides overclocking and how many fast ports and slots there are.',
    }),
    socket: text('Socket', 'Fit', {
      hint: 'Must be the same on the processor.',
      values: sockets,
    }),
    formFactor: text('Board size', 'Fit', {
      hint: 'The case must list this size.',
      values: boardSizes,
    }),
    backConnect: flag('Connectors on the back', 'Fit', {
      hint: 'Needs a case made for it.',
    }),
    memory: text('Memory type', 'Memory', { repeats: ['memoryType'] }),
    memoryType: text('Memory type', 'Memory', {
      hint: 'Only this kind fits; DDR4 and DDR5 do not mix.',
    }),
    memorySlots: count('Memory slots', 'Memory', [0, 32]),
    maxMemoryGb: number('Most memory', 'Memory', [2, 16_384], { unit: 'GB' }),
    maxMemorySpeed: number('Fastest memory', 'Memory', [200, 16_000], {
      unit: 'MT/s',
      hint: 'Faster memory works too, at this speed.',
    }),
    eccSupport: flag('ECC memory', 'Memory', {
      hint: 'Memory that corrects its own errors, for servers and workstations.',
    }),
    m2Slots: count('M.2 slots', 'Storage', [0, 10], {
      hint: 'For small, fast SSDs that plug straight into the board.',
    }),
    m2SlotTypes: texts('M.2 slots in detail', 'Storage', {
      hint: 'The longest drive and the fastest link of each slot, in the order of the manual.',
      form: {
        pattern: /^22(30|42|60|80|110) (PCIe [2-6]\.0 x[124]( or SATA)?|SATA)$/,
        example: '2280 PCIe 4.0 x4 or SATA',
      },
    }),
    sataPorts: count('SATA ports', 'Storage', [0, 24], {
      hint: 'For hard disks and 2.5" SSDs.',
    }),
    laneSharing: texts('Shared lanes', 'Storage', {
      hint: 'What stops working or slows down when an M.2 slot is used.',
      form: {
        pattern:
          /^M\.2 slot \d{1,2} (turns off \d{1,2} SATA ports?|leaves x(8|4) for the graphics card)$/,
        example: 'M.2 slot 2 turns off 2 SATA ports',
      },
    }),
    raidSupport: flag('RAID', 'Storage', {
      hint: 'Several drives can work as one, for speed or safety.',
    }),
    pcieSlots: count('Expansion slots', 'Connections', [0, 12]),
    pcieX16Slots: count('Full-length slots (x16)', 'Connections', [0, 10], {
      hint: 'One for each graphics card.',
    }),
    pcieX8Slots: count('PCIe x8 slots', 'Connections', [0, 10]),
    pcieX4Slots: count('PCIe x4 slots', 'Connections', [0, 10]),
    pcieX1Slots: count('PCIe x1 slots', 'Connections', [0, 10]),
    pcieGen: number('PCIe generation', 'Connections', [1, 8], {
      hint: 'A newer card works in an older slot, sometimes a little slower.',
    }),
    wifi: text('Wi-Fi', 'Connections', {
      hint: 'With none, use a network cable or add an adapter.',
      values: ['None', 'Wi-Fi 4', 'Wi-Fi 5', 'Wi-Fi 6', 'Wi-Fi 6E', 'Wi-Fi 7'],
    }),
    ethernetGbps: number('Wired network', 'Connections', [0.1, 100], { unit: 'Gbps' }),
    usbCHeaders: count('Front USB-C headers', 'Connections', [0, 4], {
      hint: 'A case with a USB-C port in front needs one.',
    }),
    caseFanHeaders: count('Case fan headers', 'Connections', [0, 16], {
      hint: 'How many fans plug into the board without a splitter.',
    }),
    argbHeaders: count('ARGB headers (5 V)', 'Connections', [0, 8], {
      hint: 'For lights whose colors change one by one.',
    }),
    rgbHeaders: count('RGB headers (12 V)', 'Connections', [0, 8], {
      hint: 'For lights of one color at a time; never plug a 5 V light in here.',
    }),
    biosFlashback: flag('BIOS update without a processor', 'Features', {
      hint: 'Lets you make the board ready for a newer processor by yourself.',
    }),
    eps8PinConnectors: count('Processor power plugs (8-pin)', 'Power', [0, 4], {
      hint: 'The power supply should have as many.',
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
      hint: 'Only this kind fits; DDR4 and DDR5 do not mix.',
      from: ({ memory, memoryType }) => memoryType ?? memory,
    },
  },
};
