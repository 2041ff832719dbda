import { Command } from 'cmdk';
import { ProductImage } from '#web/ui/product/product-image.tsx';
import type { Suggestion } from './read-suggestions.ts';

const maxNameLength = 15;

interface SuggestionRowProps {
  suggestion: Suggestion;
  /** Search text, shown bold when the name starts with it. */
  text: string;
  onSelect: () => void;
}

export function SuggestionRow({ suggestion, text, onSelect }: SuggestionRowProps) {
  const { _id, name, images, category } = suggestion;
  return (
    <Command.Item
      value={_id}
      onSelect={onSelect}
      title={name}
      className="flex h-14 cursor-pointer items-center gap-3.5 rounded px-1.5 hover:bg-surface-active data-[selected=true]:bg-surface-active"
    >
      <div className="w-11 flex-none">
        <ProductImage path={images?.[0]} alt="" sizes="44px" />
      </div>
      <span className="sr-only">{name}</span>
      <TruncatedName name={name} text={text} />
      {category && (
        <span className="ml-auto pr-1.5 text-small text-ink-muted">
          <span className="sr-only">, </span>
          {category.name}
        </span>
      )}
    </Command.Item>
  );
}

function TruncatedName({ name, text }: { name: string; text: string }) {
  const cut = name.slice(0, maxNameLength);
  const isBeginning = cut.toLowerCase().startsWith(text.toLowerCase());
  const bold = isBeginning ? text.length : 0;
  return (
    <span
      aria-hidden="true"
      className={`whitespace-pre ${name.length > maxNameLength ? "after:content-['…']" : ''}`}
    >
      <b className="font-semibold">{cut.slice(0, bold)}</b>
      {cut.slice(bold)}
    </span>
  );
}
