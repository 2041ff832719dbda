import type { Rule } from './finding.ts';
import { c1 } from './rules/processor/c1-socket.ts';
import { c2 } from './rules/processor/c2-platform.ts';
import { c3 } from './rules/processor/c3-memory-type.ts';
import { c4 } from './rules/processor/c4-display-output.ts';
import { c5 } from './rules/processor/c5-cooler.ts';
import { e1 } from './rules/power/e1-wattage.ts';
import { e2 } from './rules/power/e2-card-power.ts';
import { e3 } from './rules/power/e3-board-power.ts';
import { e4 } from './rules/power/e4-sata-power.ts';
import { e5 } from './rules/power/e5-backup.ts';
import { f1 } from './rules/clearance/f1-board-size.ts';
import { f10 } from './rules/clearance/f10-cooler-socket.ts';
import { f11 } from './rules/clearance/f11-cooling-power.ts';
import { f2 } from './rules/clearance/f2-back-connect.ts';
import { f3 } from './rules/clearance/f3-card-length.ts';
import { f4 } from './rules/clearance/f4-card-slots.ts';
import { f5 } from './rules/clearance/f5-cooler-height.ts';
import { f6 } from './rules/clearance/f6-radiator.ts';
import { f7 } from './rules/clearance/f7-memory-height.ts';
import { f8 } from './rules/clearance/f8-supply-form.ts';
import { f9 } from './rules/clearance/f9-bays.ts';
import { h1 } from './rules/headers/h1-front-usb.ts';
import { h2 } from './rules/headers/h2-fans-and-lights.ts';
import { h3 } from './rules/headers/h3-wifi.ts';
import { h4 } from './rules/headers/h4-monitor.ts';
import { m1 } from './rules/memory/m1-memory-type.ts';
import { m2 } from './rules/memory/m2-memory-form.ts';
import { m3 } from './rules/memory/m3-memory-slots.ts';
import { m4 } from './rules/memory/m4-maximum-memory.ts';
import { m5 } from './rules/memory/m5-memory-speed.ts';
import { m6 } from './rules/memory/m6-memory-mix.ts';
import { q1 } from './rules/q1-missing.ts';
import { s1 } from './rules/slots/s1-m2-slots.ts';
import { s2 } from './rules/slots/s2-sata-ports.ts';
import { s3 } from './rules/slots/s3-card-slot.ts';

/** All rules, in display order. */
export const rules: readonly Rule[] = [
  c1,
  c2,
  c3,
  c4,
  c5,
  m1,
  m2,
  m3,
  m4,
  m5,
  m6,
  f1,
  f2,
  f3,
  f4,
  f5,
  f6,
  f7,
  f8,
  f9,
  f10,
  f11,
  e1,
  e2,
  e3,
  e4,
  e5,
  s1,
  s2,
  s3,
  h1,
  h2,
  h3,
  h4,
  q1,
];

/** Rules that must be verified for every ready-made build. */
export const coreRules: readonly string[] = [
  'C1',
  'C3',
  'C4',
  'C5',
  'M1',
  'M3',
  'M4',
  'F1',
  'F3',
  'F5',
  'F10',
  'E1',
];
