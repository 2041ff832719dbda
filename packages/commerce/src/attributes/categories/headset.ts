import { flag, number, text, texts, type AttributeSet } from '../attribute.ts';
import { colors, model } from '../shared-attributes.ts';

export const headset: AttributeSet = {
  attributes: {
    type: text('Wearing style', 'Overview', {
      hint: 'Over-ear blocks more noise; in-ear is small and light.',
      values: ['Over-Ear', 'On-Ear', 'In-Ear', 'Earbud'],
    }),
    style: text('Type', 'Overview'),
    microphone: flag('Microphone', 'Audio'),
    surroundSound: text('Surround sound', 'Audio', {
      hint: 'Helps you hear where sounds come from in games.',
      values: ['Stereo', '5.1', '7.1', 'Spatial Audio'],
    }),
    noiseCancelling: flag('Noise cancellation', 'Audio', {
      hint: 'Reduces the noise around you.',
    }),
    enclosure: text('Open or closed back', 'Audio', {
      hint: 'Closed keeps sound in; open sounds airier but leaks sound.',
    }),
    driverMm: number('Driver size', 'Audio', [3, 120], { unit: 'mm' }),
    wireless: flag('Wireless', 'Connectivity'),
    connectivity: texts('Connection type', 'Connectivity', {
      hint: 'For games, choose 2.4 GHz or a cable; Bluetooth has a slight delay.',
    }),
    platforms: texts('Compatible with', 'Connectivity'),
    batteryHours: number('Battery life', 'Power', [1, 500], { unit: 'hours' }),
    weightG: number('Weight', 'Overview', [3, 1000], { unit: 'g' }),
    ...colors,
    ...model,
  },
};
