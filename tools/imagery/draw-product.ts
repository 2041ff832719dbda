import { declaredForm, type Shaped } from '../../apps/api/src/demo/picture-form.ts';
import { sketch, sketchSide } from './sketch.ts';

/** Tones that show on light and on dark ground. */
const [ink, copper] = ['#938d86', '#c26c3a'];

const styles = `
path, rect, circle { fill: none; stroke: ${ink}; stroke-linecap: round; stroke-linejoin: round; stroke-width: 2.2 }
.standard, .unknown, .unknown-fill { stroke-width: 1.6 }
.detail, .zone { stroke-width: 1.3 }
.extension, .measure { stroke-width: 1 }
.unknown, .unknown-fill { stroke-dasharray: 5 4 }
.stated, .room, .board, .paper, .body { fill: ${ink}; fill-opacity: .15 }
.solid { fill: ${ink}; stroke: none }
.accent, .via { stroke: ${copper} }
text { font: 500 11px 'DejaVu Sans Mono', monospace; fill: ${ink} }
.large { font-size: 17px }
.middle { text-anchor: middle }
.end { text-anchor: end }`;

/** Sketches a product's form as SVG; undefined if its category has drawings to scale. */
export function drawProduct(product: Shaped): string | undefined {
  const content = sketch(declaredForm(product));
  return content === undefined ? undefined : onSheet(content, sketchSide);
}

function onSheet(content: string, side: number): string {
  const box = [-8, -8, side + 16, side + 16].join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="${box}"><style>${styles}</style>${content}</svg>`;
}
