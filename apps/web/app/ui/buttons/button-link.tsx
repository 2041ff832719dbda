import { Link, type LinkProps } from 'react-router';
import { buttonLook, type ButtonLook, type ButtonSize } from './button-style.ts';

interface ButtonLinkProps extends Omit<LinkProps, 'className'> {
  look: ButtonLook;
  size?: ButtonSize;
}

export function ButtonLink({ look, size, ...link }: ButtonLinkProps) {
  return <Link {...link} className={buttonLook(look, size)} />;
}
