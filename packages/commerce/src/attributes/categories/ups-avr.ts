import { count, flag, number, text, type AttributeSet } from '../attribute.ts';
import { rangeFilter } from '../range-filter.ts';
import { colors, model } from '../shared-attributes.ts';

export const upsAvr: AttributeSet = {
  attributes: {
    type: text('Type', 'Overview', {
      hint: 'A UPS keeps your PC on during a brownout; an AVR only stabilizes the voltage.',
      values: ['AVR', 'Standby', 'Line-Interactive', 'Online (Double Conversion)'],
    }),
    capacity: number('Capacity', 'Overview', [100, 50_000], { unit: 'VA' }),
    wattage: number('Maximum load', 'Power', [50, 50_000], {
      unit: 'W',
      hint: 'The most you can plug in; leave some headroom.',
    }),
    avr: flag('Voltage regulation', 'Power', {
      hint: 'Corrects low and high voltage without using the battery.',
    }),
    waveform: text('Battery waveform', 'Power', {
      hint: 'Most PC power supplies work best with a pure sine wave.',
    }),
    ports: count('Outlets', 'Connectivity', [0, 64]),
    formFactor: text('Form factor', 'Compatibility'),
    ...colors,
    ...model,
  },
  derived: {
    wattage: rangeFilter({
      unit: 'W',
      bounds: [400, 600, 800, 1000, 1500],
      read: ({ wattage }) => wattage,
    }),
  },
};
