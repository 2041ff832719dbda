import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Returns true on the server and where the browser hydrated its markup; false where the browser
 * rendered it. There React would create scripts with innerHTML, which Trusted Types forbid, and
 * they would never run.
 */
export function useServerRendered(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useState(isHydrating)[0];
}

/** Renders an inline script that runs while the server's page is parsed. Browsers need no text. */
export function ServerScript({ text }: { text: string }) {
  const isServerRendered = useServerRendered();
  // The same object in every render: React would set innerHTML to another.
  const [markup] = useState({ __html: text });
  if (!isServerRendered) return null;
  // Without suppressHydrationWarning, development builds of React compare by means of innerHTML.
  // oxlint-disable-next-line react/no-danger -- our own constants
  return <script suppressHydrationWarning dangerouslySetInnerHTML={markup} />;
}
