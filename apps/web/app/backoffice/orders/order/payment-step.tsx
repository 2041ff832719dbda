import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';
import { StepFooter } from './step-footer.tsx';

interface PaymentStepProps extends ComponentProps<typeof StepFooter> {
  label: string;
  onSubmit: (event: SyntheticEvent) => Promise<void>;
  children: ReactNode;
}

/** Form layout of a payment step. */
export const PaymentStep = ({ label, onSubmit, children, ...footer }: PaymentStepProps) => (
  <form
    method="post"
    noValidate
    aria-label={label}
    className="grid gap-4 border-t border-line pt-4"
    onSubmit={(event) => void onSubmit(event)}
  >
    {children}
    <StepFooter {...footer} />
  </form>
);
