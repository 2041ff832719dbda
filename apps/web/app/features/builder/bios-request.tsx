import { Button } from '#web/ui/button.tsx';

export interface OrderNotes {
  text: string;
  onAdd: (words: string) => void;
}

/** A board that needs a newer BIOS first: the shop updates it if it is asked to. */
export function BiosRequest({ board, notes }: { board: string; notes: OrderNotes }) {
  const words = `Please update the BIOS of the ${board} before you ship it.`;
  if (notes.text.includes(words)) return <p role="status">It is in your note to the shop.</p>;
  return (
    <Button
      look="quiet"
      size="small"
      className="min-h-9 bg-surface-raised"
      onClick={() => notes.onAdd(words)}
    >
      Ask for the update
    </Button>
  );
}
