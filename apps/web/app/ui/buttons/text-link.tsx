import { Link, type LinkProps } from 'react-router';

/** Renders a link inside a sentence. */
export function TextLink(link: Omit<LinkProps, 'className'>) {
  return (
    <Link
      {...link}
      className="text-accent underline decoration-1 underline-offset-4 hover:text-accent-hover"
    />
  );
}
