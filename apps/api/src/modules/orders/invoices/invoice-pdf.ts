import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { entriesOf, formatPesos, invoiceLabels, sellerLines } from '@sirkito/commerce';
import type { Invoice } from '@sirkito/contracts/invoices/schemas';
import type { StoreProfile } from '@sirkito/contracts/settings/schemas';
import { create } from 'fontkit';
import PDFDocument from 'pdfkit';

type Doc = InstanceType<typeof PDFDocument>;
type Line = Invoice['order']['items'][number];

const require = createRequire(import.meta.url);
/** Parses a font once: that is two thirds of the work. The cast works around outdated pdfkit types. */
const font = (file: string) => create(readFileSync(file)) as unknown as Buffer;
// This package has the full typeface as TTF, including the peso sign.
const regular = font(require.resolve('@expo-google-fonts/geist/400Regular/Geist_400Regular.ttf'));
const strong = font(require.resolve('@expo-google-fonts/geist/600SemiBold/Geist_600SemiBold.ttf'));

// A4 in points.
const [left, right, top, bottom] = [56, 539, 56, 770];
const width = right - left;
const [ink, muted, rule] = ['#16181d', '#555b66', '#c9cdd5'];
const gap = 18;

const columns = {
  part: { at: left, width: 253, align: 'left' },
  quantity: { at: left + 263, width: 40, align: 'right' },
  price: { at: left + 308, width: 83, align: 'right' },
  amount: { at: left + 396, width: 87, align: 'right' },
} as const;

/** Renders an invoice as a PDF of one or more A4 pages. */
export function renderInvoicePdf(invoice: Invoice, store: StoreProfile): Promise<Buffer> {
  const labels = invoiceLabels(invoice);
  const doc = new PDFDocument({
    size: 'A4',
    // No automatic page breaks: a row or block that does not fit moves to the next page whole.
    margins: { top: 0, bottom: 0, left, right: 0 },
    bufferPages: true,
    lang: 'en-PH',
    displayTitle: true,
    info: {
      Title: `Invoice ${invoice.number}`,
      Author: store.brandName,
      CreationDate: new Date(invoice.issuedAt),
    },
  });
  const pdf = buffer(doc);
  doc.registerFont('regular', regular).registerFont('strong', strong);
  let y = drawHead(doc, { invoice, store, issued: labels.issued });
  const half = { width: width / 2 - gap };
  y = Math.max(
    drawField(doc, { name: 'Sold to', lines: labels.soldTo, at: left, y, ...half }),
    drawField(doc, { name: 'Order', lines: labels.about, at: left + width / 2, y, ...half }),
  );
  y = drawLines(doc, invoice.order.items, y + gap);
  drawSums(doc, labels.sums, y + gap);
  numberPages(doc, invoice.number);
  doc.end();
  return pdf;
}

interface Text {
  at: number;
  y: number;
  width: number;
  align?: 'left' | 'right';
  size?: number;
  colour?: string;
  isStrong?: boolean;
}

/** Returns the y position below the text. Words longer than a line are broken. */
function write(
  doc: Doc,
  text: string,
  { at, y, size = 9.5, colour = ink, ...style }: Text,
): number {
  const { isStrong = false, align = 'left' } = style;
  doc.font(isStrong ? 'strong' : 'regular', size).fillColor(colour);
  doc.text(text, at, y, { width: style.width, align, lineGap: 2.5 });
  return doc.y;
}

const heightOf = (doc: Doc, text: string, maxWidth: number): number =>
  doc.font('regular', 9.5).heightOfString(text, { width: maxWidth, lineGap: 2.5 });

function drawRule(doc: Doc, y: number, from = left): void {
  doc.moveTo(from, y).lineTo(right, y).lineWidth(0.6).strokeColor(rule).stroke();
}

interface Head {
  invoice: Invoice;
  store: StoreProfile;
  issued: string;
}

function drawHead(doc: Doc, { invoice, store, issued }: Head): number {
  const seller = { at: left, width: 280 };
  let y = write(doc, store.brandName, { ...seller, y: top, size: 15, isStrong: true });
  y = write(doc, sellerLines(store).join('\n'), { ...seller, y: y + 2, colour: muted });
  const title = { at: left + 290, width: width - 290, align: 'right' as const };
  let titleY = write(doc, 'Invoice', { ...title, y: top, size: 20, isStrong: true });
  titleY = write(doc, invoice.number, { ...title, y: titleY + 2 });
  titleY = write(doc, issued, { ...title, y: titleY, colour: muted });
  const end = Math.max(y, titleY) + gap / 2;
  drawRule(doc, end);
  return end + gap;
}

function drawField(
  doc: Doc,
  { name, lines, y, ...position }: Text & { name: string; lines: string[] },
) {
  const below = write(doc, name, { ...position, y, colour: muted });
  return write(doc, lines.join('\n'), { ...position, y: below });
}

function drawLineHead(doc: Doc, y: number): number {
  const heads = { part: 'Item', quantity: 'Qty', price: 'Unit price', amount: 'Amount' };
  for (const [name, { at, ...column }] of entriesOf(columns)) {
    const text = heads[name];
    write(doc, text, { ...column, at, y, colour: muted });
  }
  drawRule(doc, doc.y + 4);
  return doc.y + 10;
}

function drawLines(doc: Doc, lines: Line[], start: number): number {
  let y = drawLineHead(doc, start);
  for (const { title, quantity, price, lineTotal } of lines) {
    const end = y + heightOf(doc, title, columns.part.width);
    if (end > bottom) {
      doc.addPage();
      y = drawLineHead(doc, top);
    }
    const below = write(doc, title, { ...columns.part, y });
    write(doc, String(quantity), { ...columns.quantity, y });
    write(doc, formatPesos(price), { ...columns.price, y });
    write(doc, formatPesos(lineTotal), { ...columns.amount, y });
    drawRule(doc, below + 3);
    y = below + 9;
  }
  return y;
}

type Sums = ReturnType<typeof invoiceLabels>['sums'];

/** Draws the totals as one block that never splits across pages. */
function drawSums(doc: Doc, sums: Sums, start: number): void {
  const names = { at: left + 235, width: 145 };
  const heights = sums.map(({ name }) => heightOf(doc, name, names.width) + 9);
  const blockHeight = heights.reduce((sum, height) => sum + height, 0);
  let y = start;
  if (start + blockHeight > bottom) {
    doc.addPage();
    y = top;
  }
  for (const { name, amount, isTotal } of sums) {
    const style = isTotal ? { isStrong: true, size: 12 } : { colour: muted };
    if (isTotal) drawRule(doc, y, names.at);
    if (isTotal) y += 6;
    const below = write(doc, name, { ...names, ...style, y });
    write(doc, amount, { ...columns.amount, at: right - 110, width: 110, ...style, y });
    y = below + 3;
  }
}

function numberPages(doc: Doc, number: string): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    const text = `Invoice ${number} · Page ${page + 1} of ${count}`;
    write(doc, text, { at: left, y: 795, width, align: 'right', size: 8, colour: muted });
  }
}
