import { ChevronLeft, ChevronRight, Plus, X } from 'lucide-react';
import { useState, type DragEvent } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ProductPicture } from '#web/ui/product-picture.tsx';
import { Card } from '../card.tsx';
import type { Editing } from '../draft-fields.tsx';
import type { Uploads } from '../use-uploads.ts';
import { linesOf } from './product-draft.ts';
import { Failed } from '#web/ui/failed.tsx';

export const mostPictures = 12;

const accepted = 'image/jpeg,image/png,image/webp,image/avif';

interface PictureFieldsProps {
  editing: Editing;
  uploads: Uploads;
  mayChange: boolean;
}

/** The first is the cover. Dragged or moved by its arrows, a picture changes its place. */
export function PictureFields({ editing, uploads, mayChange }: PictureFieldsProps) {
  const files = linesOf(editing.draft['images']);
  const { sending, failure, send } = uploads;
  const [dragged, setDragged] = useState<number>();
  const put = (next: readonly string[]) => editing.onChange('images', next.join('\n'));
  const move = (from: number, to: number) => put(moved(files, from, to));
  const drop = (place: number) => (event: DragEvent) => {
    event.preventDefault();
    if (event.dataTransfer.files.length > 0) void send(event.dataTransfer.files);
    else if (dragged !== undefined) move(dragged, place);
    setDragged(undefined);
  };
  return (
    <Card title="Pictures">
      <ol className="grid grid-cols-2 gap-2.5 sm:grid-cols-4 xl:grid-cols-5">
        {files.map((file, place) => (
          <li
            key={file}
            draggable={mayChange}
            onDragStart={() => setDragged(place)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={mayChange ? drop(place) : undefined}
            className={`grid gap-1 ${mayChange ? 'cursor-grab' : ''}`}
          >
            <ProductPicture
              path={`/api/images/${file}`}
              alt={`Picture ${place + 1}`}
              sizes="160px"
            />
            {mayChange && (
              <div className="flex justify-center">
                <IconButton
                  icon={ChevronLeft}
                  label={`Move picture ${place + 1} forward`}
                  disabled={place === 0}
                  onClick={() => move(place, place - 1)}
                />
                <IconButton
                  icon={X}
                  label={`Remove picture ${place + 1}`}
                  onClick={() => put(files.filter((_, other) => other !== place))}
                />
                <IconButton
                  icon={ChevronRight}
                  label={`Move picture ${place + 1} back`}
                  disabled={place === files.length - 1}
                  onClick={() => move(place, place + 1)}
                />
              </div>
            )}
          </li>
        ))}
        {mayChange && files.length < mostPictures && (
          <li onDragOver={(event) => event.preventDefault()} onDrop={drop(files.length)}>
            <label className="grid aspect-square cursor-pointer place-items-center rounded border border-dashed border-line-strong text-ink-muted focus-within:outline-2 hover:border-ink hover:text-ink">
              <span className="grid justify-items-center gap-1 text-caption">
                <Plus size={20} strokeWidth={1.5} aria-hidden="true" />
                Add pictures
              </span>
              <input
                type="file"
                accept={accepted}
                multiple
                className="sr-only"
                onChange={({ target }) => {
                  void send(target.files ?? []);
                  target.value = '';
                }}
              />
            </label>
          </li>
        )}
      </ol>
      {sending && (
        <label className="mt-3 grid gap-1 text-caption text-ink-muted">
          Sending {sending.name}
          <progress value={sending.share} max={1} className="h-1.5 w-full accent-ink" />
        </label>
      )}
      <Failed why={failure} className="mt-3" />
      {mayChange && (
        <p className="mt-3 text-caption text-ink-muted">
          The first is the cover. Drag to reorder. JPEG, PNG, WebP or AVIF, at best 1200 px or
          larger.
        </p>
      )}
    </Card>
  );
}

function moved(files: readonly string[], from: number, to: number): string[] {
  const rest = files.filter((_, place) => place !== from);
  const file = files[from];
  return file === undefined ? rest : rest.toSpliced(to, 0, file);
}
