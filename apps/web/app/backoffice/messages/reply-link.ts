import { contactTopics } from '@sirkito/commerce';
import type { StaffMessage } from '@sirkito/contracts/content/staff-messages-schemas';

/** Returns a mailto link with the message quoted. */
export function replyLink({ email, topic, message }: StaffMessage): string {
  const subject = encodeURIComponent(`Re: ${contactTopics[topic]}`);
  // Some mail clients truncate or reject longer URLs. Half a surrogate pair cannot be encoded.
  const start = message.slice(0, 600).replace(/[\uD800-\uDBFF]$/, '');
  const quoted = start.replace(/^/gm, '> ');
  const body = encodeURIComponent(`\n\n${quoted}`.replace(/\n/g, '\r\n'));
  return `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${body}`;
}
