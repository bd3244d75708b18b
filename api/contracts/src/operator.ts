import { RETENTION_DAYS } from './rules.ts';

/** Days for which data are kept, by what they are. */
export type RetentionDays = Readonly<Record<keyof typeof RETENTION_DAYS, number>>;

/**
 * Who operates this installation of the platform, and how long they keep data, from its settings; public pages and
 * emails say it.
 */
export type Operator = {
  readonly name: string;
  /** The postal address, on one line. */
  readonly address: string;
  readonly email: string;
  /** The register that lists the operator, with the number in it; `null` if there is none. */
  readonly register: string | null;
  readonly retentionDays: RetentionDays;
};

/** The operator outside production, which no one can mistake for a real one. */
export const SAMPLE_OPERATOR: Operator = {
  name: 'Sample Operator',
  address: '1 Example Street, Springfield',
  email: 'support@aiskill.example',
  register: null,
  retentionDays: RETENTION_DAYS,
};
