import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { formatPesos, invoiceWords, sellerWords } from '@sirkito/commerce';
import type { Invoice } from '@sirkito/contracts/invoice';
import type { StoreProfile } from '@sirkito/contracts/settings';
import { create } from 'fontkit';
import PDFDocument from 'pdfkit';

type Doc = InstanceType<typeof PDFDocument>;
type Line = Invoice['order']['items'][number];

const require = createRequire(import.meta.url);
/** Read once, which is two thirds of the work. Typed as bytes, since the types of pdfkit lag. */
const font = (file: string) => create(readFileSync(file)) as unknown as Buffer;
// The shop's own typeface, from a package that has it whole: with the peso sign, and as TTF.
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

/** One invoice on as many sheets of A4 as it takes. */
export function drawInvoice(invoice: Invoice, store: StoreProfile): Promise<Buffer> {
  const words = invoiceWords(invoice);
  const doc = new PDFDocument({
    size: 'A4',
    // Nothing flows over by itself: what does not fit is moved to the next sheet as a whole.
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
  const whole = buffer(doc);
  doc.registerFont('regular', regular).registerFont('strong', strong);
  let y = drawHead(doc, { invoice, store, issued: words.issued });
  const half = { width: width / 2 - gap };
  y = Math.max(
    drawFact(doc, { name: 'Sold to', lines: words.soldTo, at: left, y, ...half }),
    drawFact(doc, { name: 'Order', lines: words.about, at: left + width / 2, y, ...half }),
  );
  y = drawLines(doc, invoice.order.items, y + gap);
  drawSums(doc, words.sums, y + gap);
  numberSheets(doc, invoice.number);
  doc.end();
  return whole;
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

/** Says where it ends. A word too long for its line is broken. */
function write(doc: Doc, text: string, { at, y, size = 9.5, colour = ink, ...look }: Text): number {
  const { isStrong = false, align = 'left' } = look;
  doc.font(isStrong ? 'strong' : 'regular', size).fillColor(colour);
  doc.text(text, at, y, { width: look.width, align, lineGap: 2.5 });
  return doc.y;
}

const heightOf = (doc: Doc, text: string, wide: number): number =>
  doc.font('regular', 9.5).heightOfString(text, { width: wide, lineGap: 2.5 });

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
  y = write(doc, sellerWords(store).join('\n'), { ...seller, y: y + 2, colour: muted });
  const title = { at: left + 290, width: width - 290, align: 'right' as const };
  let beside = write(doc, 'Invoice', { ...title, y: top, size: 20, isStrong: true });
  beside = write(doc, invoice.number, { ...title, y: beside + 2 });
  beside = write(doc, issued, { ...title, y: beside, colour: muted });
  const end = Math.max(y, beside) + gap / 2;
  drawRule(doc, end);
  return end + gap;
}

function drawFact(
  doc: Doc,
  { name, lines, y, ...place }: Text & { name: string; lines: string[] },
) {
  const below = write(doc, name, { ...place, y, colour: muted });
  return write(doc, lines.join('\n'), { ...place, y: below });
}

function drawLineHead(doc: Doc, y: number): number {
  const heads = { part: 'Part', quantity: 'Qty', price: 'Unit price', amount: 'Amount' };
  for (const [name, { at, ...column }] of Object.entries(columns)) {
    const text = heads[name as keyof typeof columns];
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

type Sums = ReturnType<typeof invoiceWords>['sums'];

/** Kept together: a total alone on a sheet says nothing. */
function drawSums(doc: Doc, sums: Sums, start: number): void {
  const names = { at: left + 235, width: 145 };
  const heights = sums.map(({ name }) => heightOf(doc, name, names.width) + 9);
  const whole = heights.reduce((all, height) => all + height, 0);
  let y = start;
  if (start + whole > bottom) {
    doc.addPage();
    y = top;
  }
  for (const { name, amount, isTotal } of sums) {
    const look = isTotal ? { isStrong: true, size: 12 } : { colour: muted };
    if (isTotal) drawRule(doc, y, names.at);
    if (isTotal) y += 6;
    const below = write(doc, name, { ...names, ...look, y });
    write(doc, amount, { ...columns.amount, at: right - 110, width: 110, ...look, y });
    y = below + 3;
  }
}

function numberSheets(doc: Doc, number: string): void {
  const { count } = doc.bufferedPageRange();
  for (let sheet = 0; sheet < count; sheet += 1) {
    doc.switchToPage(sheet);
    const text = `Invoice ${number} · Page ${sheet + 1} of ${count}`;
    write(doc, text, { at: left, y: 795, width, align: 'right', size: 8, colour: muted });
  }
}
