import { maxReviewLength } from '@sirkito/commerce';
import { ReviewChange } from '@sirkito/contracts/reviews/schemas';
import { useState, type SubmitEvent } from 'react';
import { focusFirstError } from '#web/lib/interaction/focus-first-error.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Field, TextArea } from '#web/ui/form/field.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import { removeDraft, saveDraft, readDraft, type ReviewFields } from './review-draft.ts';
import { StarChoice } from './star-choice.tsx';
import { useSendReview, type ReviewTarget } from './use-send-review.ts';

interface ReviewFormProps {
  userId: string;
  target: ReviewTarget;
  onDone: () => void;
}

type Errors = Partial<Record<keyof ReviewFields, string>>;

/** Edits a review. The browser stores the draft until it is posted or discarded. */
export function ReviewForm({ userId, target, onDone }: ReviewFormProps) {
  const { orderId, productId } = target;
  const owner = { userId, orderId, productId };
  const edited = '_id' in target ? target : undefined;
  const [fields, setFields] = useState<ReviewFields>(() => edited ?? readDraft(owner));
  const [photos, setPhotos] = useState<string[]>([]);
  const [isReading, setIsReading] = useState(false);
  const [removed, setRemoved] = useState<string[]>([]);
  const [errors, setErrors] = useState<Errors>({});
  const leave = () => {
    if (!edited) removeDraft(owner);
    onDone();
  };
  const send = useSendReview(target, leave);
  const change = (next: ReviewFields) => {
    setFields(next);
    setErrors({});
    if (!edited) saveDraft(owner, next);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = ReviewChange.safeParse(fields);
    const issues = checked.success ? [] : checked.error.issues;
    const found = Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
    setErrors(found);
    if (!checked.success) focusFirstError(event.currentTarget, found);
    else send.mutate({ ...checked.data, photos, removed });
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-5" aria-label="Your review">
      <StarChoice
        rating={fields.rating}
        error={errors.rating}
        onChoose={(rating) => change({ rating, review: fields.review })}
      />
      <Field
        label="Your review"
        hint={`${fields.review.length} of ${maxReviewLength} characters. Links won't be clickable.`}
        error={errors.review}
      >
        {(control) => (
          <TextArea
            {...control}
            name="review"
            rows={6}
            maxLength={maxReviewLength}
            value={fields.review}
            onChange={({ target: { value } }) => change({ rating: fields.rating, review: value })}
          />
        )}
      </Field>
      <PhotoPicker
        photos={photos}
        uploaded={edited?.photos.filter(({ _id }) => !removed.includes(_id)) ?? []}
        onChange={setPhotos}
        isReading={isReading}
        onReading={setIsReading}
        onDrop={(photoId) => setRemoved([...removed, photoId])}
      />
      <ErrorNote error={send.error} />
      <div className="flex flex-wrap gap-2.5">
        <Button look="copper" type="submit" isBusy={send.isPending || isReading}>
          {edited ? 'Save review' : 'Post review'}
        </Button>
        <Button look="quiet" onClick={leave}>
          {edited ? 'Cancel' : 'Discard'}
        </Button>
      </div>
    </form>
  );
}
