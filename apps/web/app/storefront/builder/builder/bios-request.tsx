import { Button } from '#web/ui/buttons/button.tsx';

export interface OrderNotes {
  text: string;
  onAdd: (text: string) => void;
}

/** Adds a request for a BIOS update to the order note. */
export function BiosRequest({ board, notes }: { board: string; notes: OrderNotes }) {
  const request = `Please update the BIOS of the ${board} before shipping.`;
  if (notes.text.includes(request)) return <p role="status">Added to your order note.</p>;
  return (
    <Button
      look="quiet"
      size="small"
      className="min-h-9 bg-surface-raised"
      onClick={() => notes.onAdd(request)}
    >
      Request the BIOS update
    </Button>
  );
}
