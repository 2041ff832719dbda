import { flag, number, text, texts, type AttributeSet } from './attribute.ts';
import { colors, model } from './shared-attributes.ts';

export const cctv: AttributeSet = {
  attributes: {
    type: text('Kind', 'Overview', {
      hint: 'Bullets are seen from afar, domes resist tampering, PTZ cameras turn and zoom.',
    }),
    weatherRating: text('Weather rating', 'Overview', {
      hint: 'IP65 and up can stand in the rain.',
    }),
    resolution: text('Resolution', 'Picture', {
      hint: 'More pixels show faces and plates from farther away.',
      values: [
        'VGA',
        '720p (1MP)',
        '1080p (2MP)',
        '2K (3MP)',
        '2K QHD (4MP)',
        '5MP',
        '6MP',
        '7MP',
        '4K (8MP)',
      ],
    }),
    megapixels: number('Megapixels', 'Picture', [0.05, 64], {
      unit: 'MP',
      repeats: ['resolution'],
    }),
    resolutionPixels: text('Pixels', 'Picture'),
    nightVision: text('Night vision', 'Picture', {
      hint: 'Infrared is black and white; color needs some light or a lamp.',
      values: ['None', 'Infrared', 'Color', 'Hybrid (IR + Color)'],
    }),
    nightVisionRangeM: number('Night vision range', 'Picture', [1, 2000], { unit: 'm' }),
    fieldOfView: text('Field of view (degrees)', 'Picture', {
      hint: 'A wider angle covers more, with less detail far away.',
    }),
    focalLengthMm: text('Lens (mm)', 'Picture', {
      hint: 'A smaller number sees wider, a larger one sees farther.',
    }),
    varifocal: flag('Zoom lens', 'Picture'),
    aperture: text('Aperture', 'Picture'),
    sensor: text('Image sensor', 'Picture'),
    microphone: flag('Microphone', 'Sound'),
    twoWayAudio: flag('Two-way talk', 'Sound', { hint: 'Speak through the camera.' }),
    wireless: flag('Wireless', 'Connections', {
      hint: 'Needs no network cable; most still need power.',
    }),
    connectivity: texts('Connects by', 'Connections'),
    interface: text('Main connection', 'Connections', {
      hint: 'Coax needs a DVR, the others a network.',
    }),
    powerSource: texts('Power', 'Power', {
      hint: 'PoE brings power over the network cable.',
    }),
    protocols: texts('Protocols', 'Connections', {
      hint: 'ONVIF lets recorders of other brands use it.',
    }),
    nvrCompatible: flag('Works with a recorder', 'Storage'),
    onboardStorage: flag('Memory card slot', 'Storage', {
      hint: 'Records without a recorder or a subscription.',
    }),
    storageMaxGb: number('Largest memory card', 'Storage', [1, 8192], { unit: 'GB' }),
    cloudStorage: flag('Cloud recording', 'Storage', { hint: 'Often a paid plan of the maker.' }),
    ...colors,
    ...model,
  },
};
