import { AppError } from './app-error.ts';

/** What was decided, by whom and when. `by` is `null` for the platform itself, and left out where it is not told. */
type Decision = { readonly decision: string; readonly by?: string | null; readonly at: Date | null };

/** For whoever decides second: nothing has happened, and this is what the first one did. */
export function alreadyDecided(what: string, { decision, by, at }: Decision): AppError {
  return new AppError('already_decided', `${what} is already ${decision}.`, {
    facts: { decision, ...(by !== undefined && { by }), ...(at && { at: at.toISOString() }) },
  });
}

export function wrongState(message: string): AppError {
  return new AppError('wrong_state', message);
}
