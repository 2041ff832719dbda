import { formatPesos, formatPesosInText } from '@sirkito/commerce';
import { useShipping } from '#web/lib/interaction/shipping.ts';
import { useStoreProfile } from './use-store-profile.ts';

/** Only claims that hold for every product and order, with the figures of the settings. */
export function Benefits() {
  const { zones, freeFrom } = useShipping();
  const { address, openingHours } = useStoreProfile();
  const benefits = [
    { title: '12% VAT included', detail: 'The price you see is the price you pay' },
    {
      title: `From ${formatPesos(zones.metro_manila.fees[0])} in Metro Manila`,
      detail: `By area and weight, free from ${formatPesosInText(freeFrom)}`,
    },
    { title: 'GCash, Maya, QR Ph, card', detail: 'Cash on delivery and bank transfer too' },
    {
      title: 'Warranty handled here',
      detail: address ? `At our counter, ${openingHours}` : 'We cover shipping both ways',
    },
  ];
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
