import { flag, number, text, texts, type AttributeSet } from '../attribute.ts';
import { colors, model } from '../shared-attributes.ts';

export const cctv: AttributeSet = {
  attributes: {
    type: text('Type', 'Overview', {
      hint: 'Bullet cameras are easy to spot, domes resist tampering, and PTZ cameras turn and zoom.',
    }),
    weatherRating: text('Weather rating', 'Overview', {
      hint: 'IP65 or higher can be used outdoors in the rain.',
    }),
    resolution: text('Resolution', 'Image', {
      hint: 'Higher resolutions show faces and license plates from farther away.',
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
    megapixels: number('Megapixels', 'Image', [0.05, 64], {
      unit: 'MP',
      repeats: ['resolution'],
    }),
    resolutionPixels: text('Resolution in pixels', 'Image'),
    nightVision: text('Night vision', 'Image', {
      hint: 'Infrared is black and white; color needs some light.',
      values: ['None', 'Infrared', 'Color', 'Hybrid (IR + Color)'],
    }),
    nightVisionRangeM: number('Night vision range', 'Image', [1, 2000], { unit: 'm' }),
    fieldOfView: text('Field of view (degrees)', 'Image', {
      hint: 'A wider angle covers more but shows less detail far away.',
    }),
    focalLengthMm: text('Focal length (mm)', 'Image', {
      hint: 'Smaller numbers see wider; larger numbers see farther.',
    }),
    varifocal: flag('Varifocal (zoom) lens', 'Image'),
    aperture: text('Aperture', 'Image'),
    sensor: text('Image sensor', 'Image'),
    microphone: flag('Microphone', 'Audio'),
    twoWayAudio: flag('Two-way audio', 'Audio', { hint: 'Listen and talk through the camera.' }),
    wireless: flag('Wireless', 'Connectivity', {
      hint: 'No network cable needed, but most still need a power cable.',
    }),
    connectivity: texts('Connection type', 'Connectivity'),
    interface: text('Main connection', 'Connectivity', {
      hint: 'Coax cameras need a DVR; the others connect to your network.',
    }),
    powerSource: texts('Power source', 'Power', {
      hint: 'PoE delivers power through the network cable.',
    }),
    protocols: texts('Protocols', 'Connectivity', {
      hint: 'ONVIF cameras work with recorders from other brands.',
    }),
    nvrCompatible: flag('NVR compatible', 'Storage'),
    onboardStorage: flag('Memory card slot', 'Storage', {
      hint: 'Records without a recorder or subscription.',
    }),
    storageMaxGb: number('Maximum memory card size', 'Storage', [1, 8192], { unit: 'GB' }),
    cloudStorage: flag('Cloud storage', 'Storage', { hint: 'Usually needs a paid plan.' }),
    ...colors,
    ...model,
  },
};
