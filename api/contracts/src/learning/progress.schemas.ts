import type { InferType } from 'yup';
import { singleLineText, strictArray, strictObject, wholeNumber } from '../schema.ts';

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
  ).max(120, 'Add at most 120 lessons'),
  solvedUnits: strictArray(
    singleLineText('Unit', 40)
      .required('Unit is required')
      .matches(/^\d+\.\d+-/, 'Must be a unit'),
  ).max(500, 'Add at most 500 units'),
});
export type AddProgressBody = InferType<typeof addProgressBody>;
