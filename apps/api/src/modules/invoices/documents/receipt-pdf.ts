import { formatPesos, invoiceLabels } from '@sirkito/commerce';
import type { InvoiceDocument } from '@sirkito/contracts/invoices/schemas';
import { describeLine, drawRule, muted, startPdf, write, type Doc, type Text } from './pdf-text.ts';

/** Paper of 80 mm, in points. */
const paperWidth = 227;
const [left, right] = [12, 215];
const line = { at: left, width: right - left };
/** Longer than any receipt; cut to its length at the end. */
const maxLength = 14_000;

export function drawReceipt(document: InvoiceDocument): Doc {
  const labels = invoiceLabels(document);
  const doc = startPdf(document, { title: labels.title, size: [paperWidth, maxLength], left });
  let y = 14;
  const put = (text: string, style: Partial<Text> = {}) => {
    y = write(doc, text, { ...line, y, size: 8, ...style }) + 1;
  };
  const pair = (name: string, amount: string, style: Partial<Text> = {}) => {
    const start = y;
    put(name, { width: 110, ...style });
    const end = y;
    write(doc, amount, { ...line, y: start, align: 'right', size: 8, ...style });
    y = end;
  };
  const divide = () => {
    drawRule(doc, y + 4, [left, right]);
    y += 10;
  };
  const centred = { align: 'center' } as const;
  put(document.seller.registeredName, { ...centred, size: 11, isStrong: true });
  for (const text of labels.seller) put(text, { ...centred, colour: muted });
  divide();
  put(`${labels.title} ${document.number}`, { isStrong: true });
  for (const text of [labels.issued, ...labels.about]) put(text);
  put(`Sold to ${labels.soldTo.join(', ')}`);
  divide();
  for (const sold of document.sale?.lines ?? []) {
    put(describeLine(sold));
    pair(`${String(sold.quantity)} × ${formatPesos(sold.unitPrice)}`, formatPesos(sold.amount));
  }
  if (document.sale) divide();
  for (const { name, amount, isTotal } of labels.sums) {
    pair(name, amount, isTotal ? { isStrong: true, size: 10 } : { colour: muted });
  }
  cutTo(doc, y + 14);
  return doc;
}

/** Keeps the top of the page; pdfkit has no pages whose height is known at the end. */
function cutTo(doc: Doc, height: number): void {
  // What pdfkit writes for the page; its types leave it out.
  const page = doc.page as unknown as { dictionary: { data: { MediaBox: number[] } } };
  page.dictionary.data.MediaBox = [0, maxLength - height, paperWidth, maxLength];
}
