import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Alert } from '../components/alert/alert.tsx';
import { focusAlert } from '../primitives/move-focus.ts';
import { type ErrorDescription, ErrorDetails } from './error-details.tsx';

/** What an error alert says: a heading of its own above the described error, or the error's message as the heading. */
export type ErrorAlertContent = {
  readonly title?: ReactNode;
  readonly error?: ErrorDescription | undefined;
  /** The next step as a link or a button; the error then needs no `nextStep`. */
  readonly action?: ReactNode;
};

type Props = ErrorAlertContent &
  Omit<ComponentPropsWithRef<'div'>, 'title' | 'role' | 'ref'> & {
    /** Whether something else moves the focus here, as a form does after each failed submission. */
    focusedByForm?: boolean;
  };

/**
 * Says that an action failed. It takes the focus, so that the next Tab continues from it, and is scrolled into view.
 * The focus announces it; as a live region it would be read out a second time.
 */
export function ErrorAlert({ title, error = {}, action, focusedByForm = false, ...rest }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const { message, ...details } = error;
  const heading = title ?? message;
  const body = title === undefined ? details : error;

  useLayoutEffect(() => {
    if (!focusedByForm) focusAlert(ref.current);
  }, [focusedByForm]);

  return (
    <Alert
      ref={ref}
      role="alert"
      aria-live="off"
      tabIndex={-1}
      tone="danger"
      title={heading}
      action={action}
      {...rest}
    >
      {Object.values(body).some(Boolean) && <ErrorDetails error={body} />}
    </Alert>
  );
}
