import { formatDateTime, reportReasons } from '@sirkito/commerce';
import { reviewStaffPaths } from '@sirkito/contracts/reviews/staff-paths';
import type { StaffReview } from '@sirkito/contracts/reviews/staff-schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { toast } from '#web/lib/interaction/toasts.ts';
import { useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { usePictureUrl } from '#web/ui/product/picture-url.ts';
import { Stars } from '#web/ui/product/stars.tsx';
import { staffReviewsKey } from '../shared/query-keys.ts';
import { useStartedDraft } from './staff-text-draft.ts';
import { StaffTextForm } from './staff-text-editor.tsx';

export function StaffReviewRow({ review }: { review: StaffReview }) {
  const [api, queries] = [useApi(), useQueryClient()];
  const [act, setAct] = useState(useStartedDraft(review._id));
  const pictureUrl = usePictureUrl();
  const params = { reviewId: review._id };
  const show = useSingleFlightMutation({
    mutationFn: () => api(reviewStaffPaths.show, { params }),
    onSuccess: () => queries.invalidateQueries({ queryKey: staffReviewsKey }),
    onError: ({ message }) => toast({ title: message, variant: 'destructive' }),
  });
  const isHidden = review.hiddenReason !== null;
  return (
    <li className="grid gap-2 border-b border-line py-4 text-small">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={review.rating} size={13} />
        <span className="font-medium">{review.author}</span>
        {review.isSample && <span className="text-ink-faint">Sample</span>}
        <span className="text-ink-faint">{formatDateTime(review.createdAt)}</span>
        <Link to={shopPaths.product(review.product)} className="truncate hover:underline">
          {review.product.title}
        </Link>
      </div>
      <p className="max-w-[80ch] whitespace-pre-line wrap-anywhere">{review.review}</p>
      {review.photos.length > 0 && (
        <ul className="flex gap-2">
          {review.photos.map(({ _id, image }, index) => (
            <li key={_id}>
              <img
                src={`${pictureUrl(image)}-320.webp`}
                alt={`Photo ${index + 1}`}
                className="size-16 rounded object-cover"
              />
            </li>
          ))}
        </ul>
      )}
      {review.reports.length > 0 && (
        <ul aria-label="Reports" className="grid gap-1 text-danger">
          {review.reports.map(({ reason, note, at }) => (
            <li key={`${at} ${reason} ${note}`}>
              {reportReasons[reason]}
              {note && `: ${note}`}
            </li>
          ))}
        </ul>
      )}
      {isHidden && <Note kind="warn">Hidden: {review.hiddenReason}</Note>}
      {review.answer && (
        <p className="max-w-[80ch] border-l-2 border-trace pl-3 text-ink-muted">
          {review.answer.text}
        </p>
      )}
      {act === 'answer' && (
        <StaffTextForm
          draftKey={`answer:${review._id}`}
          label="Public answer"
          hint="Shown below the review. Leave blank to remove it."
          action="Publish"
          initial={review.answer?.text ?? ''}
          maxLength={2_000}
          send={(answer) => api(reviewStaffPaths.answer, { params, body: { answer } })}
          onDone={() => setAct(undefined)}
        />
      )}
      {act === 'hide' && (
        <StaffTextForm
          draftKey={`hide:${review._id}`}
          label="Reason for hiding"
          hint="The author sees this. Hidden reviews don't count toward the rating."
          action="Hide"
          maxLength={300}
          send={(reason) => api(reviewStaffPaths.hide, { params, body: { reason } })}
          onDone={() => setAct(undefined)}
        />
      )}
      {!act && (
        <div className="flex flex-wrap gap-2">
          <Button look="quiet" size="small" onClick={() => setAct('answer')}>
            {review.answer ? 'Edit answer' : 'Answer'}
          </Button>
          {!isHidden && (
            <Button look="quiet" size="small" onClick={() => setAct('hide')}>
              Hide
            </Button>
          )}
          {(isHidden || review.reports.length > 0) && (
            <Button look="quiet" size="small" isBusy={show.isPending} onClick={() => show.mutate()}>
              {isHidden ? 'Show again' : 'Keep and dismiss reports'}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
