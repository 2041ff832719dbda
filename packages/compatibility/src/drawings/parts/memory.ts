import { numberOf, textOf, type Part } from '../../part.ts';
import { mm, moduleSizes } from '../standards.ts';
import { coin, type PartSheet, type View } from './view.ts';
import { millimetres, outline } from '../shared-shapes.ts';

export function memory(kit: Part): PartSheet {
  const isSmall = textOf(kit, 'formFactor') === 'SO-DIMM';
  const height = numberOf(kit, 'heightMm');
  const [long, bare] = moduleSizes[isSmall ? 'SO-DIMM' : 'DIMM'];
  const high = height ?? bare;
  const hasSpreader = kit.attributes['heatSpreader'] === true;
  const module: View = {
    title: 'Module',
    width: long,
    height: high,
    across: mm(long),
    ...(height === undefined ? { note: 'height not stated' } : { down: mm(height) }),
    draw: (pen) => {
      const notch = long * (isSmall ? 0.48 : 0.53);
      pen.line('standard', [0, high - 12], [0, high], [notch - 1, high], [notch - 1, high - 3]);
      pen.line(
        'standard',
        [notch + 1, high - 3],
        [notch + 1, high],
        [long, high],
        [long, high - 12],
      );
      for (let at = 3; at < long - 2; at += 1.7) {
        if (Math.abs(at - notch) > 2.4) pen.line('detail', [at, high - 1], [at, high - 3.6]);
      }
      pen.rect(outline(height), [0, 0, long, high - 6], hasSpreader ? 2 : 0);
      if (!hasSpreader) return;
      if (high > 36) pen.line('detail', [4, 9], [long - 4, 9]);
      for (const at of [0.42, 0.46, 0.5]) {
        pen.line('detail', [long * at, high - 10], [long * at + 9, high > 36 ? 13 : 5]);
      }
    },
  };
  const side: View = {
    title: 'Side',
    width: 8,
    height: high,
    draw: (pen) => {
      pen.rect('unknown', [0, 0, 8, high - 6], 1);
      pen.rect('standard', [3.4, high - 8, 1.2, 8]);
    },
  };
  return {
    columns: [[module], [side], [coin]],
    facts: [
      ['Length', `${mm(long)} mm, standard`],
      ['Height', millimetres(height)],
      ['Thickness', undefined],
    ],
  };
}
