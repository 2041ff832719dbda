import { ChevronLeft, ChevronRight, Plus, X } from 'lucide-react';
import { useState, type DragEvent } from 'react';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { ProductImage } from '#web/ui/product/product-image.tsx';
import { Card } from '../../shared/card.tsx';
import type { Editing } from './draft-fields.tsx';
import type { Uploads } from '../../shared/use-uploads.ts';
import { linesOf } from './product-draft.ts';
import { ErrorNote } from '#web/ui/error-note.tsx';

export const maxPictures = 12;

const accepted = 'image/jpeg,image/png,image/webp,image/avif';

interface PictureFieldsProps {
  editing: Editing;
  uploads: Uploads;
  canChange: boolean;
}

/** Edits the images; the first is the cover. Reorder by dragging or with the arrow buttons. */
export function PictureFields({ editing, uploads, canChange }: PictureFieldsProps) {
  const files = linesOf(editing.draft['images']);
  const { sending, failure, send } = uploads;
  const [dragged, setDragged] = useState<number>();
  const setFiles = (next: readonly string[]) => editing.onChange('images', next.join('\n'));
  const move = (from: number, to: number) => setFiles(moveItem(files, from, to));
  const drop = (index: number) => (event: DragEvent) => {
    event.preventDefault();
    if (event.dataTransfer.files.length > 0) void send(event.dataTransfer.files);
    else if (dragged !== undefined) move(dragged, index);
    setDragged(undefined);
  };
  return (
    <Card title="Images">
      <ol className="grid grid-cols-2 gap-2.5 sm:grid-cols-4 xl:grid-cols-5">
        {files.map((file, index) => (
          <li
            key={file}
            draggable={canChange}
            onDragStart={() => setDragged(index)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={canChange ? drop(index) : undefined}
            className={`grid gap-1 ${canChange ? 'cursor-grab' : ''}`}
          >
            <ProductImage path={`/api/images/${file}`} alt={`Image ${index + 1}`} sizes="160px" />
            {canChange && (
              <div className="flex justify-center">
                <IconButton
                  icon={ChevronLeft}
                  label={`Move image ${index + 1} left`}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  icon={X}
                  label={`Remove image ${index + 1}`}
                  onClick={() => setFiles(files.filter((_, other) => other !== index))}
                />
                <IconButton
                  icon={ChevronRight}
                  label={`Move image ${index + 1} right`}
                  disabled={index === files.length - 1}
                  onClick={() => move(index, index + 1)}
                />
              </div>
            )}
          </li>
        ))}
        {canChange && files.length < maxPictures && (
          <li onDragOver={(event) => event.preventDefault()} onDrop={drop(files.length)}>
            <label className="grid aspect-square cursor-pointer place-items-center rounded border border-dashed border-line-strong text-ink-muted focus-within:outline-2 hover:border-ink hover:text-ink">
              <span className="grid justify-items-center gap-1 text-caption">
                <Plus size={20} strokeWidth={1.5} aria-hidden="true" />
                Add images
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
          Uploading {sending.name}
          <progress value={sending.share} max={1} className="h-1.5 w-full accent-ink" />
        </label>
      )}
      <ErrorNote error={failure} className="mt-3" />
      {canChange && (
        <p className="mt-3 text-caption text-ink-muted">
          The first image is the cover. Drag to reorder. JPEG, PNG, WebP or AVIF, 1200 px or larger
          recommended.
        </p>
      )}
    </Card>
  );
}

function moveItem(files: readonly string[], from: number, to: number): string[] {
  const rest = files.filter((_, index) => index !== from);
  const file = files[from];
  return file === undefined ? rest : rest.toSpliced(to, 0, file);
}
