import { flag, number, text, texts, type AttributeSet } from './attribute.ts';
import { colors, model } from './shared-attributes.ts';

export const headset: AttributeSet = {
  attributes: {
    type: text('Wearing style', 'Overview', {
      hint: 'Over-ear keeps noise out; in-ear is small and light.',
      values: ['Over-Ear', 'On-Ear', 'In-Ear', 'Earbud'],
    }),
    style: text('Kind', 'Overview'),
    microphone: flag('Microphone', 'Sound'),
    surroundSound: text('Surround sound', 'Sound', {
      hint: 'Helps to hear where a sound comes from in games.',
      values: ['Stereo', '5.1', '7.1', 'Spatial Audio'],
    }),
    noiseCancelling: flag('Noise cancelling', 'Sound', {
      hint: 'Quiets the sounds around you.',
    }),
    enclosure: text('Back', 'Sound', {
      hint: 'Closed keeps sound in; open sounds airier and leaks.',
    }),
    driverMm: number('Driver size', 'Sound', [3, 120], { unit: 'mm' }),
    wireless: flag('Wireless', 'Connections'),
    connectivity: texts('Connects by', 'Connections', {
      hint: 'For games choose 2.4 GHz or a cable; Bluetooth is late by a moment.',
    }),
    platforms: texts('Works with', 'Connections'),
    batteryHours: number('Battery life', 'Power', [1, 500], { unit: 'hours' }),
    weightG: number('Weight', 'Overview', [3, 1000], { unit: 'g' }),
    ...colors,
    ...model,
  },
};
