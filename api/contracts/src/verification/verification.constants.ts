/** The countries of the verification form. Source: docs/specification.md#3-entities. */
export const COUNTRIES = [
  { value: 'us', label: 'United States' },
  { value: 'ca', label: 'Canada' },
  { value: 'uk', label: 'United Kingdom' },
  { value: 'au', label: 'Australia' },
  { value: 'in', label: 'India' },
  { value: 'other', label: 'Other' },
] as const;

/** The kinds of work authorization in the selected country. Source: docs/specification.md#3-entities. */
export const WORK_AUTHORIZATIONS = [
  { value: 'citizen', label: 'Citizen' },
  { value: 'permanent_resident', label: 'Permanent resident' },
  { value: 'work_visa', label: 'Work visa' },
  { value: 'other', label: 'Other' },
] as const;

/**
 * The usual duration of an identity review, in the words of every page and email. No text promises that a person
 * decides: an overdue review can complete without one (`VERIFICATION_AUTO_APPROVE_HOURS`). Source:
 * docs/specification.md#9-limits-and-constants.
 */
export const IDENTITY_REVIEW_TIME = '24-48 hours';

/** States the duration of an identity review on pages that do not know the operator's setting. */
export const IDENTITY_REVIEW_SENTENCE = `The review takes ${IDENTITY_REVIEW_TIME}; a delayed review can complete automatically.`;
