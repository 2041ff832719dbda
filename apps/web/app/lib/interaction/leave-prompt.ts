type LeavePrompt = () => Promise<boolean>;

let current: LeavePrompt | undefined;

/** Asks before leaving the page until the returned function is called. */
export function setLeavePrompt(prompt: LeavePrompt): () => void {
  current = prompt;
  return () => {
    if (current === prompt) current = undefined;
  };
}

/** Asks before leaving without a navigation, such as signing out. */
export const confirmLeave: LeavePrompt = async () => (current ? current() : true);
