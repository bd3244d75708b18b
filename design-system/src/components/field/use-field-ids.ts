import { type ReactNode, useId } from 'react';

/** Props that connect a control to its label, hint and error. */
export type ControlProps = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

/** Creates the ids that connect a control to its label, hint and error; equal on the server and in the browser. */
export function useFieldIds({ id, hint, error }: { id?: string; hint?: ReactNode; error?: ReactNode }) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  const control: ControlProps = {
    id: controlId,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
  return { control, hintId, errorId };
}
