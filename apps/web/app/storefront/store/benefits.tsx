/** Only claims that hold for every product and order. */
const benefits = [
  { title: 'Parts that fit', detail: 'Sizes, sockets and wattage on every product page' },
  { title: 'Real stock', detail: 'Counted stock, not an estimate' },
  { title: 'Warranty in writing', detail: 'Every product page states its warranty' },
  { title: 'VAT included', detail: 'The price you see is the price you pay' },
];

export function Benefits() {
  return (
    <section aria-label="Why shop with us" className="border-b border-line">
      <ul className="wrap grid grid-cols-2 md:grid-cols-4">
        {benefits.map(({ title, detail }) => (
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
