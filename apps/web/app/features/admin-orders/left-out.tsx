import type { LeftOut as Parcel } from '@sirkito/contracts/papers-staff';
import { Note } from '#web/ui/note.tsx';
import { leftOutWords } from './order-words.ts';

/** Orders there is no paper for, since their parcels must not leave. On the screen alone. */
export function LeftOut({ leftOut }: { leftOut: readonly Parcel[] }) {
  if (leftOut.length === 0) return null;
  return (
    <div role="alert" className="mb-6 print:hidden">
      <Note kind="warn">
        Left out, since {leftOut.length === 1 ? 'it' : 'they'} must not leave the shop:
        <ul>
          {leftOut.map((parcel) => (
            <li key={parcel._id}>{leftOutWords(parcel)}</li>
          ))}
        </ul>
      </Note>
    </div>
  );
}
