import { reviewTextLength } from '@sirkito/commerce';
import { ReviewChange } from '@sirkito/contracts/review';
import { useState, type SubmitEvent } from 'react';
import { focusFirst } from '#web/lib/focus-first.ts';
import { Button } from '#web/ui/button.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Field, TextArea } from '#web/ui/field.tsx';
import { PhotoPicker } from './photo-picker.tsx';
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
  const [isReading, setIsReading] = useState(false);
  const [removed, setRemoved] = useState<string[]>([]);
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
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = ReviewChange.safeParse(words);
    const issues = checked.success ? [] : checked.error.issues;
    const found = Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
    setErrors(found);
    if (!checked.success) focusFirst(event.currentTarget, found);
    else send.mutate({ ...checked.data, photos, removed });
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
            name="review"
            rows={6}
            maxLength={reviewTextLength}
            value={words.review}
            onChange={({ target: { value } }) => change({ rating: words.rating, review: value })}
          />
        )}
      </Field>
      <PhotoPicker
        photos={photos}
        kept={edited?.photos.filter(({ _id }) => !removed.includes(_id)) ?? []}
        onChange={setPhotos}
        isReading={isReading}
        onReading={setIsReading}
        onDrop={(photoId) => setRemoved([...removed, photoId])}
      />
      <Failed why={send.error} />
      <div className="flex flex-wrap gap-2.5">
        <Button look="copper" type="submit" isBusy={send.isPending || isReading}>
          {edited ? 'Save review' : 'Post review'}
        </Button>
        <Button look="quiet" onClick={leave}>
          {edited ? 'Cancel' : 'Drop it'}
        </Button>
      </div>
    </form>
  );
}
