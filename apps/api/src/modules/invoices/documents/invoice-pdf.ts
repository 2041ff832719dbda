import { buffer } from 'node:stream/consumers';
import { entriesOf, formatPesos, invoiceLabels } from '@sirkito/commerce';
import type { InvoiceDocument, InvoiceFileQuery } from '@sirkito/contracts/invoices/schemas';
import {
  describeLine,
  drawRule,
  heightOf,
  muted,
  startPdf,
  write,
  type Doc,
  type Text,
} from './pdf-text.ts';
import { drawReceipt } from './receipt-pdf.ts';

type Line = NonNullable<InvoiceDocument['sale']>['lines'][number];

// A4 in points.
const [left, right, top, bottom] = [56, 539, 56, 770];
const width = right - left;
const gap = 18;

const columns = {
  part: { at: left, width: 253, align: 'left' },
  quantity: { at: left + 263, width: 40, align: 'right' },
  price: { at: left + 308, width: 83, align: 'right' },
  amount: { at: left + 396, width: 87, align: 'right' },
} as const;

/** Renders a document for A4, on one or more pages, or for a roll of receipt paper. */
export function renderInvoicePdf(
  document: InvoiceDocument,
  paper: InvoiceFileQuery['paper'],
): Promise<Buffer> {
  const doc = paper === 'a4' ? drawA4(document) : drawReceipt(document);
  const pdf = buffer(doc);
  doc.end();
  return pdf;
}

function drawA4(document: InvoiceDocument): Doc {
  const labels = invoiceLabels(document);
  const doc = startPdf(document, { title: labels.title, size: 'A4', left });
  let y = drawHead(doc, document, labels);
  const half = { width: width / 2 - gap };
  y = Math.max(
    drawField(doc, { name: 'Sold to', lines: labels.soldTo, at: left, y, ...half }),
    drawField(doc, { name: 'Order', lines: labels.about, at: left + width / 2, y, ...half }),
  );
  if (document.sale) y = drawLines(doc, document.sale.lines, y + gap);
  drawSums(doc, labels.sums, y + gap);
  numberPages(doc, `${labels.title} ${document.number}`);
  return doc;
}

type Labels = ReturnType<typeof invoiceLabels>;

function drawHead(doc: Doc, document: InvoiceDocument, labels: Labels): number {
  const seller = { at: left, width: 280 };
  const name = document.seller.registeredName;
  let y = write(doc, name, { ...seller, y: top, size: 15, isStrong: true });
  y = write(doc, labels.seller.join('\n'), { ...seller, y: y + 2, colour: muted });
  const title = { at: left + 290, width: width - 290, align: 'right' as const };
  let titleY = write(doc, labels.title, { ...title, y: top, size: 20, isStrong: true });
  titleY = write(doc, document.number, { ...title, y: titleY + 2 });
  titleY = write(doc, labels.issued, { ...title, y: titleY, colour: muted });
  const end = Math.max(y, titleY) + gap / 2;
  drawRule(doc, end, [left, right]);
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
  drawRule(doc, doc.y + 4, [left, right]);
  return doc.y + 10;
}

function drawLines(doc: Doc, lines: Line[], start: number): number {
  let y = drawLineHead(doc, start);
  for (const line of lines) {
    const text = describeLine(line);
    const end = y + heightOf(doc, text, columns.part.width);
    if (end > bottom) {
      doc.addPage();
      y = drawLineHead(doc, top);
    }
    const below = write(doc, text, { ...columns.part, y });
    write(doc, String(line.quantity), { ...columns.quantity, y });
    write(doc, formatPesos(line.unitPrice), { ...columns.price, y });
    write(doc, formatPesos(line.amount), { ...columns.amount, y });
    drawRule(doc, below + 3, [left, right]);
    y = below + 9;
  }
  return y;
}

/** Draws the totals as one block that never splits across pages. */
function drawSums(doc: Doc, sums: Labels['sums'], start: number): void {
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
    if (isTotal) drawRule(doc, y, [names.at, right]);
    if (isTotal) y += 6;
    const below = write(doc, name, { ...names, ...style, y });
    write(doc, amount, { ...columns.amount, at: right - 110, width: 110, ...style, y });
    y = below + 3;
  }
}

function numberPages(doc: Doc, name: string): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    const text = `${name} · Page ${page + 1} of ${count}`;
    write(doc, text, { at: left, y: 795, width, align: 'right', size: 8, colour: muted });
  }
}
