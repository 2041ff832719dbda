/** At or below this, the exact number is shown. */
const lowStock = 5;

/** Shows availability by shape as well as colour. */
export function StockBadge({ stock }: { stock: number }) {
  if (stock <= 0) {
    return <Badge mark="h-0.5 w-2 bg-danger" colour="text-danger" text="Out of stock" />;
  }
  if (stock <= lowStock) {
    const ring = 'size-2 rounded-full border-2 border-warning';
    return <Badge mark={ring} colour="text-warning" text={`Only ${stock} left`} />;
  }
  const dot = 'size-2 rounded-full bg-positive';
  return <Badge mark={dot} colour="text-ink-muted" text="In stock" />;
}

function Badge({ mark, colour, text }: { mark: string; colour: string; text: string }) {
  return (
    <span className={`inline-flex items-center gap-1.5 text-small whitespace-nowrap ${colour}`}>
      <span aria-hidden="true" className={mark} />
      {text}
    </span>
  );
}
