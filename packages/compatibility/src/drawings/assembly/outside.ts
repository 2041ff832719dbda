import { numberOf, textOf, type Part } from '../../part.ts';
import type { Pen } from '../pen.ts';
import { driveSizes, feet, mm, supplySizes } from '../standards.ts';
import { fitOf } from './fit.ts';
import { drawCard, labelCard, labelOver } from './side-view.ts';
import type { Scene } from './scene.ts';
import {
  fanSizeOf,
  overallLength,
  drawRadiator,
  thicknessOf,
  supplyFormOf,
  usualSupplyLength,
} from '../shared-shapes.ts';

/** A part that stands beside the case at the same scale, because its place isn't stated. */
export interface Item {
  mark: string;
  caption: string;
  width: number;
  height: number;
  draw: (pen: Pen) => void;
  label?: (pen: Pen) => void;
}

/** Returns a supply with its size, and where its lower rear corner usually is in the case. */
export function placedSupply({ build, findings, layout, isOpen }: Scene) {
  const [supply] = build.supplies;
  const size = supply && supplySizes[supplyFormOf(supply)];
  if (!supply || !size) return undefined;
  const fit = fitOf(findings, 'F8', supply);
  const length = numberOf(supply, 'psuLengthMm');
  const isWrongForm = fit?.isConflict === true && fit.over === 0;
  const isInside = !isOpen && layout.supply === 'below' && !isWrongForm;
  const top = layout.size[0] - feet - 8 - size[1];
  return { supply, size, fit, length, isWrongForm, isInside, top };
}

type PlacedSupply = NonNullable<ReturnType<typeof placedSupply>>;

/** Draws a supply from the side, and what of it has no room. */
export function drawSupply(pen: Pen, { size, fit, length, isWrongForm }: PlacedSupply): void {
  const [long, high] = [length ?? usualSupplyLength, size[1]];
  const stated = isWrongForm ? 'over-fill' : 'stated';
  pen.rect(length === undefined ? 'unknown-fill' : stated, [0, 0, long, high], 2);
  for (let at = 14; at < long / 2; at += 7) {
    pen.line('detail', [at, high * 0.24], [at, high * 0.76]);
  }
  if (!fit || isWrongForm) return;
  if (fit.over > 0) pen.overhang([long - fit.over, 0, fit.over, high]);
  if (fit.room !== undefined) pen.line('accent', [fit.room, -6], [fit.room, high]);
}

export function labelSupply(
  pen: Pen,
  { size, fit, length, isWrongForm }: PlacedSupply,
  offset: number,
): void {
  const [, high] = size;
  if (fit && fit.over > 0) {
    labelOver(pen, fit.over, [fit.room ?? 0, offset > 0 ? high : -40 / pen.scale]);
  }
  if (fit?.room !== undefined && !isWrongForm) {
    pen.text(
      'accent-text',
      `${mm(fit.room)} max`,
      [fit.room, high],
      [6, -6],
      [6, -20],
      [6, 12],
      [6, 26],
      [-6, 12, 'end'],
      [-6, 26, 'end'],
    );
  }
  if (length !== undefined) pen.across([0, length], offset > 0 ? high : 0, mm(length), { offset });
}

/** Lists what stands beside the case. */
export function itemsOf(scene: Scene): Item[] {
  const { cooler, cards, layout } = scene;
  const items: Item[] = [];
  const supply = placedSupply(scene);
  if (layout.isCardElsewhere) {
    for (const placed of cards) {
      items.push({
        mark: '5',
        caption: 'graphics card',
        width: Math.max(placed.length ?? 200, placed.fit?.room ?? 0),
        height: thicknessOf(placed.card),
        draw: (pen) => drawCard(pen, placed),
        label: (pen) => labelCard(pen, placed),
      });
    }
  }
  if (supply && !supply.isInside) {
    items.push({
      mark: '6',
      caption: layout.supply === 'behind' ? 'usually behind the board' : 'power supply',
      width: Math.max(supply.length ?? usualSupplyLength, supply.fit?.room ?? 0),
      height: supply.size[1],
      draw: (pen) => drawSupply(pen, supply),
      label: (pen) => labelSupply(pen, supply, 17),
    });
  }
  const radiator = cooler && numberOf(cooler, 'radiatorSizeMm');
  if (cooler && radiator !== undefined) {
    const fan = fanSizeOf(cooler);
    const hasNoPlace = fitOf(scene.findings, 'F6', cooler)?.isConflict;
    items.push({
      mark: '3',
      caption: 'radiator',
      width: overallLength(radiator),
      height: fan,
      draw: (pen) => {
        drawRadiator(pen, radiator, fan);
        if (hasNoPlace) pen.rect('over-fill', [0, 0, overallLength(radiator), fan], 4);
      },
      label: (pen) => pen.across([22, 22 + radiator], fan, mm(radiator)),
    });
  }
  const bays = drivesIn(scene);
  if (bays) items.push(bays);
  return items;
}

/** Returns the drive bays of a case and the drives in them. */
function drivesIn({ pcCase, build, findings }: Scene): Item | undefined {
  const isForm = (form: string) => (drive: Part) => textOf(drive, 'formFactor') === form;
  const isOver = findings.some(({ rule, verdict }) => rule === 'F9' && verdict === 'error');
  const places = ['3.5"', '2.5"'].flatMap((form) => {
    const has = (pcCase && numberOf(pcCase, form === '3.5"' ? 'bays35' : 'bays25')) ?? 0;
    const used = build.drives.filter(isForm(form)).length;
    return Array.from({ length: Math.max(has, used) }, (_, index) => {
      const taken = index < has || !isOver ? 'shade' : 'over-fill';
      return { form, kind: index < used ? taken : 'standard' };
    });
  });
  if (places.length === 0) return undefined;
  const heights = places.map(({ form }) => (driveSizes[form]?.[2] ?? 0) + 4);
  const height = heights.reduce((sum, one) => sum + one, 0);
  return {
    mark: '7',
    caption: 'drive bays',
    width: 147,
    height,
    draw: (pen) => {
      let top = 0;
      for (const [index, { form, kind }] of places.entries()) {
        const [long = 0, , high = 0] = driveSizes[form] ?? [];
        pen.rect(kind, [0, top, long, high], 1);
        top += heights[index] ?? 0;
      }
    },
  };
}
