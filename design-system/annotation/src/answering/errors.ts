import type { AnswerError } from '@platform/contracts';

/** Returns the message at a place of an answer, e.g. at `rows[2].amount`. */
export function errorAt(errors: readonly AnswerError[], path: string): string | undefined {
  return errors.find((error) => error.path === path)?.message;
}

/**
 * Moves the focus to the control of a place, which has the place as `data-path`. Where it has none, to the control of
 * the place around it, and in the end to the first control of the question.
 */
export function focusPath(section: HTMLElement, path: string): void {
  for (let place = path; place !== ''; place = parentPath(place)) {
    const element = section.querySelector<HTMLElement>(`[data-path="${CSS.escape(place)}"]`);
    const control = element?.matches(FOCUSABLE) ? element : element?.querySelector<HTMLElement>(FOCUSABLE);
    if (control) {
      control.focus();
      return;
    }
  }
  section.querySelector<HTMLElement>(`:is(${FOCUSABLE}):not([data-error-link])`)?.focus();
}

const FOCUSABLE =
  'input:not(:disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled), [tabindex="0"]';

/** `rows[2].amount` is in `rows[2]`, which is in `rows`. */
function parentPath(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('.'), path.lastIndexOf('['), 0));
}
