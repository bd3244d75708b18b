import { AppError } from '../../platform/app-error.ts';

/** A decision that was already made. `by` is `null` for the platform itself and omitted where it is not disclosed. */
type RecordedDecision = { readonly decision: string; readonly by?: string | null; readonly at: Date | null };

/**
 * Creates the error for a second decision on the same record. It reports the first decision, which remains in effect.
 */
export function alreadyDecided(subject: string, { decision, by, at }: RecordedDecision): AppError {
  return new AppError('already_decided', `${subject} is already ${decision}.`, {
    extensions: { decision, ...(by !== undefined && { by }), ...(at && { at: at.toISOString() }) },
  });
}
