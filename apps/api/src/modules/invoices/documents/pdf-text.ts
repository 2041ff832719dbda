import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { InvoiceDocument } from '@sirkito/contracts/invoices/schemas';
import { create } from 'fontkit';
import PDFDocument from 'pdfkit';

export type Doc = InstanceType<typeof PDFDocument>;

const require = createRequire(import.meta.url);
/** Parses a font once: that is two thirds of the work. The cast works around outdated pdfkit types. */
const font = (file: string) => create(readFileSync(file)) as unknown as Buffer;
// This package has the full typeface as TTF, including the peso sign.
const regular = font(require.resolve('@expo-google-fonts/geist/400Regular/Geist_400Regular.ttf'));
const strong = font(require.resolve('@expo-google-fonts/geist/600SemiBold/Geist_600SemiBold.ttf'));

const ink = '#16181d';
export const muted = '#555b66';
const rule = '#c9cdd5';

/** Starts a PDF without automatic page breaks, so that nothing is split across pages. */
export function startPdf(
  { number, issuedAt, seller }: InvoiceDocument,
  { title, size, left }: { title: string; size: 'A4' | [number, number]; left: number },
): Doc {
  const doc = new PDFDocument({
    size,
    margins: { top: 0, bottom: 0, left, right: 0 },
    bufferPages: true,
    lang: 'en-PH',
    displayTitle: true,
    info: {
      Title: `${title} ${number}`,
      Author: seller.registeredName,
      CreationDate: new Date(issuedAt),
    },
  });
  return doc.registerFont('regular', regular).registerFont('strong', strong);
}

export interface Text {
  at: number;
  y: number;
  width: number;
  align?: 'left' | 'right' | 'center';
  size?: number;
  colour?: string;
  isStrong?: boolean;
}

/** Returns the y position below the text. Words longer than a line are broken. */
export function write(
  doc: Doc,
  text: string,
  { at, y, size = 9.5, colour = ink, ...style }: Text,
): number {
  const { isStrong = false, align = 'left' } = style;
  doc.font(isStrong ? 'strong' : 'regular', size).fillColor(colour);
  doc.text(text, at, y, { width: style.width, align, lineGap: 2.5 });
  return doc.y;
}

export const heightOf = (doc: Doc, text: string, maxWidth: number): number =>
  doc.font('regular', 9.5).heightOfString(text, { width: maxWidth, lineGap: 2.5 });

export function drawRule(doc: Doc, y: number, [from, to]: readonly [number, number]): void {
  doc.moveTo(from, y).lineTo(to, y).lineWidth(0.6).strokeColor(rule).stroke();
}

/** Returns a line's title with its serial numbers below. */
export const describeLine = ({ title, serials }: { title: string; serials: string[] }): string =>
  [title, ...(serials.length > 0 ? [`Serial: ${serials.join(', ')}`] : [])].join('\n');
