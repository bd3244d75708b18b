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
