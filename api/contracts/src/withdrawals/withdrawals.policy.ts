/*
 * Invariant: a request never takes more than is available. The API enforces these rules and the dashboard checks them
 * while the member types, so both use the same sentences. Source: docs/specification.md#5-validation and
 * docs/specification.md#8-messages.
 */
import type { ErrorCode } from '../errors.ts';
import { AMOUNT_DECIMALS, AMOUNT_INVALID, centsOf, formatDollars } from '../money.ts';
import { MINIMUM_BALANCE } from '../rule-texts.ts';
import { MINIMUM_BALANCE_DOLLARS, MINIMUM_WITHDRAWAL_DOLLARS } from '../rules.ts';

/** The error codes of the rules, in the order in which they are checked. */
const VIOLATION_CODES = [
  'invalid_amount',
  'pending_requirement',
  'below_minimum',
  'insufficient_funds',
] as const satisfies readonly ErrorCode[];
export type WithdrawalViolationCode = (typeof VIOLATION_CODES)[number];

/** A rule that a withdrawal request violates. */
export type WithdrawalViolation = {
  readonly code: WithdrawalViolationCode;
  /** Heading of the message, on the page. */
  readonly title: string;
  /** The rejection: the message of the API's error. */
  readonly message: string;
  /** Error of the amount's field, while the member types. */
  readonly fieldMessage: string;
};

/** The note under the amount. */
export const MINIMUM_WITHDRAWAL_NOTE = `Minimum withdrawal: ${formatDollars(MINIMUM_WITHDRAWAL_DOLLARS)}`;

/**
 * Returns the first rule that a request violates: positive amount, minimum balance, minimum amount, available balance.
 *
 * @param amount requested dollars
 * @param balance available dollars
 */
export function findWithdrawalViolation(amount: number, balance: number): WithdrawalViolation | undefined {
  const violation = findAmountViolation(amount, balance);
  return violation?.code === 'invalid_amount' ? violation : (findBalanceViolation(balance) ?? violation);
}

/** Checks the available balance alone, in dollars, for a warning before the member types an amount. */
export function findBalanceViolation(balance: number): WithdrawalViolation | undefined {
  const isEnough = centsOf(balance) >= centsOf(MINIMUM_BALANCE_DOLLARS);
  return isEnough ? undefined : describeWithdrawalViolation('pending_requirement', balance);
}

/** Checks the amount alone, in dollars, without the minimum balance, for feedback while the member types. */
export function findAmountViolation(amount: number, balance: number): WithdrawalViolation | undefined {
  const code = findAmountViolationCode(amount, balance);
  if (!code) return undefined;
  const violation = describeWithdrawalViolation(code, balance);
  const isFraction =
    code === 'invalid_amount' && Number.isFinite(amount) && amount > 0 && !isWholeCents(amount);
  return isFraction ? { ...violation, message: AMOUNT_DECIMALS, fieldMessage: AMOUNT_DECIMALS } : violation;
}

function findAmountViolationCode(amount: number, balance: number): WithdrawalViolationCode | undefined {
  if (!isPositiveMoney(amount)) return 'invalid_amount';
  if (centsOf(amount) < centsOf(MINIMUM_WITHDRAWAL_DOLLARS)) return 'below_minimum';
  return centsOf(amount) > centsOf(balance) ? 'insufficient_funds' : undefined;
}

function isPositiveMoney(amount: number): boolean {
  return amount > 0 && isWholeCents(amount) && Number.isSafeInteger(centsOf(amount));
}

function isWholeCents(amount: number): boolean {
  return Number(amount.toFixed(2)) === amount;
}

/** Whether an error code is that of a rule about withdrawal requests. */
export function isWithdrawalViolation(code: string): code is WithdrawalViolationCode {
  return VIOLATION_CODES.some((violationCode) => violationCode === code);
}

/** Returns the texts of a violation; the minimum balance is compared with the available dollars. */
export function describeWithdrawalViolation(
  code: WithdrawalViolationCode,
  balance: number,
): WithdrawalViolation {
  const { title = 'Withdrawal Request Failed', message, fieldMessage = message } = getTexts(code, balance);
  return { code, title, message, fieldMessage };
}

type Texts = { title?: string; message: string; fieldMessage?: string };

function getTexts(code: WithdrawalViolationCode, balance: number): Texts {
  switch (code) {
    case 'invalid_amount':
      return { message: AMOUNT_INVALID };
    case 'pending_requirement':
      return {
        title: 'Minimum Balance Required',
        message: `You need a minimum balance of ${MINIMUM_BALANCE} to request a withdrawal. Current balance: ${formatDollars(balance)}`,
      };
    case 'below_minimum':
      return { message: `Enter at least ${formatDollars(MINIMUM_WITHDRAWAL_DOLLARS)}.` };
    case 'insufficient_funds':
      return {
        title: 'Insufficient Balance',
        message: 'The withdrawal amount exceeds your available balance.',
        fieldMessage: 'Withdrawal amount exceeds your available balance.',
      };
  }
}
