import { Note } from './note.tsx';

/** Why something is not here, or was not done; read out as it appears. */
export const Failed = ({ why }: { why: Error }) => (
  <div role="alert">
    <Note kind="error">{why.message}</Note>
  </div>
);
