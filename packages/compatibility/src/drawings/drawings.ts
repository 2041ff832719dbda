export { drawBuild } from './draw-build.ts';
export { drawPart } from './draw-part.ts';
export { drawSideBySide } from './draw-side-by-side.ts';
export type { Drawing, Row, Shape } from './sheet.ts';
