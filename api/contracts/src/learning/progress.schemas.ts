import type { InferType } from 'yup';
import { singleLineText, strictArray, strictObject, wholeNumber } from '../schema.ts';

/** How much can be added at once. */
export const PROGRESS_MAX = { lessons: 120, solvedUnits: 500 } as const;

/**
 * What a visitor or member did. It is added to what is known: nothing that was read or solved is ever taken away, and
 * what the content does not have is left out.
 */
export const addProgressBody = strictObject({
  lessons: strictArray(
    strictObject({
      courseId: wholeNumber(1, 10, 'Must be a course').defined('Is required'),
      slug: singleLineText('Lesson', 80).required('Lesson is required'),
    }),
  ).max(PROGRESS_MAX.lessons, `Add at most ${PROGRESS_MAX.lessons} lessons`),
  solvedUnits: strictArray(
    singleLineText('Unit', 40)
      .required('Unit is required')
      .matches(/^\d+\.\d+-/, 'Must be a unit'),
  ).max(PROGRESS_MAX.solvedUnits, `Add at most ${PROGRESS_MAX.solvedUnits} units`),
});
export type AddProgressBody = InferType<typeof addProgressBody>;
