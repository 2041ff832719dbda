import { reviewTextLength } from '@sirkito/commerce';
import { ReviewChange, type Review } from '@sirkito/contracts/review';
import { reviewPaths } from '@sirkito/contracts/paths/review';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useApi } from '#web/lib/app-providers.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, TextArea } from '#web/ui/field.tsx';
import { Note } from '#web/ui/note.tsx';
import { PhotoPicker, RemoveButton } from './photo-picker.tsx';
import { forgetDraft, keepDraft, readDraft, type ReviewWords } from './review-draft.ts';
import { StarChoice } from './star-choice.tsx';
import { useSendReview, type ReviewTarget } from './use-send-review.ts';

interface ReviewFormProps {
  userId: string;
  target: ReviewTarget;
  onDone: () => void;
}

type Errors = Partial<Record<keyof ReviewWords, string>>;

/** Begun here, kept by the browser until it is sent or dropped. */
export function ReviewForm({ userId, target, onDone }: ReviewFormProps) {
  const { orderId, productId } = target;
  const whose = { userId, orderId, productId };
  const edited = '_id' in target ? target : undefined;
  const [words, setWords] = useState<ReviewWords>(() => edited ?? readDraft(whose));
  const [photos, setPhotos] = useState<string[]>([]);
  const [errors, setErrors] = useState<Errors>({});
  const leave = () => {
    if (!edited) forgetDraft(whose);
    onDone();
  };
  const send = useSendReview(target, leave);
  const change = (next: ReviewWords) => {
    setWords(next);
    setErrors({});
    if (!edited) keepDraft(whose, next);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const checked = ReviewChange.safeParse(words);
    const found = checked.success ? [] : checked.error.issues;
    setErrors(Object.fromEntries(found.map(({ path, message }) => [String(path[0]), message])));
    if (checked.success) send.mutate({ ...checked.data, photos });
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-5" aria-label="Your review">
      <StarChoice
        rating={words.rating}
        error={errors.rating}
        onChoose={(rating) => change({ rating, review: words.review })}
      />
      <Field
        label="Your review"
        hint={`${words.review.length} of ${reviewTextLength} characters. Plain text; links are not made live.`}
        error={errors.review}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={6}
            maxLength={reviewTextLength}
            value={words.review}
            onChange={({ target: { value } }) => change({ rating: words.rating, review: value })}
          />
        )}
      </Field>
      {edited && <KeptPhotos review={edited} />}
      <PhotoPicker photos={photos} taken={edited?.photos.length ?? 0} onChange={setPhotos} />
      <div role="alert" className="empty:hidden">
        {send.error && <Note kind="error">{send.error.message}</Note>}
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button look="copper" type="submit" isBusy={send.isPending}>
          {edited ? 'Save review' : 'Post review'}
        </Button>
        <Button look="quiet" onClick={leave}>
          {edited ? 'Cancel' : 'Drop it'}
        </Button>
      </div>
    </form>
  );
}

function KeptPhotos({ review }: { review: Review }) {
  const [api, queries] = [useApi(), useQueryClient()];
  const remove = useMutation({
    mutationFn: (photoId: string) =>
      api(reviewPaths.removePhoto, { params: { reviewId: review._id, photoId } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['reviews'] }),
  });
  if (review.photos.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {review.photos.map(({ _id, image }, index) => (
        <li key={_id} className="relative">
          <img
            src={`${image}-320.webp`}
            alt={`Photo ${index + 1}`}
            className="size-20 rounded object-cover"
          />
          <RemoveButton label={`Remove photo ${index + 1}`} onClick={() => remove.mutate(_id)} />
        </li>
      ))}
    </ul>
  );
}
