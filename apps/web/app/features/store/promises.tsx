/** Only what holds for every part and every order. */
const promises = [
  { title: 'Parts that fit', detail: 'Lengths, sockets and watts beside every part' },
  { title: 'Real stock', detail: '“In stock” is counted, piece by piece' },
  { title: 'Warranty in writing', detail: 'How long it holds stands on every part' },
  { title: 'VAT is in the price', detail: 'What you read is what you pay' },
];

export function Promises() {
  return (
    <section aria-label="Why buy here" className="border-b border-line">
      <ul className="wrap grid grid-cols-2 md:grid-cols-4">
        {promises.map(({ title, detail }) => (
          <li
            key={title}
            className="border-line py-3.5 pr-3 even:border-l even:pl-4 nth-[n+3]:border-t md:py-5.5 md:pr-6 md:not-first:border-l md:not-first:pl-6 md:nth-[n+3]:border-t-0"
          >
            <p className="font-[540] tracking-[-0.01em]">{title}</p>
            <p className="text-small text-ink-muted">{detail}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
