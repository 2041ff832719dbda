import { count, flag, number, text, type AttributeSet } from './attribute.ts';
import { inSteps } from './in-steps.ts';
import { colors, model } from './shared-attributes.ts';

export const upsAvr: AttributeSet = {
  attributes: {
    type: text('Kind', 'Overview', {
      hint: 'A UPS keeps the PC on in a brownout; an AVR only steadies the voltage.',
      values: ['AVR', 'Standby', 'Line-Interactive', 'Online (Double Conversion)'],
    }),
    capacity: number('Capacity', 'Overview', [100, 50_000], { unit: 'VA' }),
    wattage: number('Load', 'Power', [50, 50_000], {
      unit: 'W',
      hint: 'The most that may be plugged in; leave some room.',
    }),
    avr: flag('Voltage regulation', 'Power', {
      hint: 'Evens out low and high voltage without using the battery.',
    }),
    waveform: text('Wave on battery', 'Power', {
      hint: 'Most PC power supplies are happiest with a pure sine.',
    }),
    ports: count('Outlets', 'Connections', [0, 64]),
    formFactor: text('Form', 'Fit'),
    ...colors,
    ...model,
  },
  derived: {
    wattage: inSteps({
      unit: 'W',
      bounds: [400, 600, 800, 1000, 1500],
      read: ({ wattage }) => wattage,
    }),
  },
};
