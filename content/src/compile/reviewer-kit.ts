import { REVIEWER_KIT, reviewerKitEntry, type ReviewerKitEntry } from '@platform/contracts';
import { ContentError, listOf, mapOf, textOf, type Field } from '../source/field.ts';

/** Reads the inputs that members have not seen, each with what must happen with it in their work. */
export function readReviewerKit(field: Field): ReviewerKitEntry[] {
  const { min, max } = REVIEWER_KIT;
  const entries = listOf(field);
  if (entries.length < min || entries.length > max)
    throw new ContentError(field.location, `A reviewer kit has ${min} to ${max} entries`);
  return entries.map((one) => {
    const fields = mapOf(one);
    const entry = { input: textOf(fields.get('input')), expect: textOf(fields.get('expect')) };
    fields.end();
    if (!reviewerKitEntry.isValidSync(entry, { strict: true }))
      throw new ContentError(one.location, 'A text of the reviewer kit is too long');
    return entry;
  });
}
